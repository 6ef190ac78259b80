"""The HTTP side: routes, the page's files, rate limits, and the OpenAPI document."""
