"""What the environments do thousands of times a second: compiled with the rules."""
