"""What is said between server and page: the messages of the socket, the bodies of HTTP, their frames and schemas.

Plain data; imports nothing of the server.
"""
