"""The record: an append-only log per match, durable before anything is told to anyone.

Knows neither rules, engine nor network: entries are JSON to it.
"""
