"""The host function on all devices: what it says, its frames for known sizes, its interpreter."""
