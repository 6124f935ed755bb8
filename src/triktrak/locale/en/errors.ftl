error-blocked = The { $point } point is blocked
