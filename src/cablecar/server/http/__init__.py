"""What is answered over HTTP: routes, pages, game cards, limits and the documents of the API."""
