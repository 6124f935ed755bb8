"""The play server: tables, sockets, guests and the pages of the board."""
