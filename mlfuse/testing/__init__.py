"""What mlfuse's tests share: running generated code where there is no device for it."""
