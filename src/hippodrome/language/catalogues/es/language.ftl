# The language itself: what it calls itself, and the sign between whole and tenth.
language-name = Español
decimal-sign = ,
