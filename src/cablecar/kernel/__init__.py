"""The contract every game obeys; imports nothing else of Cablecar."""
