"""What a caller passes and gets: types, arrays, their memory."""
