"""The messages between server and page: those of the socket, the bodies of HTTP, their frames and schemas. Plain data;
imports nothing of the server.
"""
