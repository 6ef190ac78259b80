"""The gallery in the database: published boards, their versions, stars and races."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hippodrome.saying import Trouble
from hippodrome.server.ledger.ledger import Ledger
from hippodrome.server.ledger.schema import board_races, board_stars, published_boards, published_versions
from hippodrome.tables.publishing import Publish, PublishedBoard, PublishedVersion, Stars, VersionNote
from hippodrome.tables.tokens import hashed, same_hash

MOST_BOARDS: Final = 20_000
"""So many boards a gallery holds, those that were withdrawn not counted."""

MOST_VERSIONS: Final = 100
"""So many versions a board may have."""

ORDERS: Final = {
    "new": published_boards.c.published_at.desc(),
    "stars": published_boards.c.stars.desc(),
    "raced": published_boards.c.raced.desc(),
}
"""In which order boards can be listed."""

SOURCE_FIELD: Final = "source"
"""Under this name the `.course` text of a version stands beside its board."""

_SPELT: Final = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})


def search_text(text: str) -> str:
    """Write a text as it is searched: without capitals and accents, a space before every word.

    What is sought is written in the same way: a word is found by its beginning, a sign anywhere.
    """
    bare = unicodedata.normalize("NFD", text.lower()).translate(_SPELT)
    letters = "".join(it for it in bare if not unicodedata.combining(it))
    return "".join(
        f" {it}" if it.isalnum() and not before.isalnum() else it
        for before, it in zip(f" {letters}", letters, strict=False)
        if not it.isspace()
    )


class Gallery:
    """The boards that people published at this server."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def publish(self, name: str, key: str, wish: Publish, board: dict[str, Any], at: int) -> None:
        """Store a new board with its first version."""
        written = _written(board, wish.board)
        async with self._ledger.use() as connection, connection.begin():
            there = published_boards.c.withdrawn_at.is_(None)
            count = await connection.scalar(sa.select(sa.func.count()).where(there))
            if (count or 0) >= MOST_BOARDS:
                raise Trouble("gallery-full", most=MOST_BOARDS)
            await connection.execute(
                sa.insert(published_boards).values(
                    id=name,
                    game=wish.game,
                    name=wish.name,
                    words=wish.words,
                    author=wish.author,
                    sought=_sought(wish),
                    listed=wish.listed,
                    key_hash=hashed(key),
                    forked_from=wish.forked_from,
                    published_at=at,
                    latest=1,
                    stars=0,
                    raced=0,
                )
            )
            await connection.execute(
                sa.insert(published_versions).values(board_id=name, number=1, at=at, board=written)
            )

    async def add_version(
        self, name: str, key: str, given: dict[str, Any], board: dict[str, Any], at: int
    ) -> int:
        """Store another version of a board, as given and as checked; refuse whoever does not have its key."""
        written = _written(board, given)
        try:
            async with self._ledger.use() as connection, connection.begin():
                row = await self._owned(connection, name, key)
                if row.latest >= MOST_VERSIONS:
                    raise Trouble("gallery-versions", most=MOST_VERSIONS)
                number: int = row.latest + 1
                await connection.execute(
                    sa.insert(published_versions).values(board_id=name, number=number, at=at, board=written)
                )
                await connection.execute(
                    sa.update(published_boards).where(published_boards.c.id == name).values(latest=number)
                )
        except IntegrityError:
            raise Trouble("table-busy") from None  # another version came first
        return number

    async def withdraw(self, name: str, key: str, at: int) -> None:
        """Withdraw a board: nobody finds it any more, its versions go; races on it have it in their log."""
        async with self._ledger.use() as connection, connection.begin():
            await self._owned(connection, name, key)
            await connection.execute(
                sa.update(published_boards).where(published_boards.c.id == name).values(withdrawn_at=at)
            )
            for gone in (published_versions, board_stars):
                await connection.execute(sa.delete(gone).where(gone.c.board_id == name))

    async def _owned(self, connection: Any, name: str, key: str) -> Any:
        row = (await connection.execute(_there(name))).first()
        if row is None:
            raise Trouble("board-unknown")
        if not same_hash(row.key_hash, hashed(key)):
            raise Trouble("gallery-key")
        return row

    async def find(self, name: str) -> PublishedBoard:
        """Find a board by its id."""
        if not name.isprintable():
            raise Trouble("board-unknown")  # PostgreSQL cannot even be asked for a zero
        async with self._ledger.use() as connection:
            row = (await connection.execute(_there(name))).first()
        if row is None:
            raise Trouble("board-unknown")
        return _published(row)

    async def version(self, name: str, number: int | None = None) -> PublishedVersion:
        """Read a version of a board, the latest if none is named."""
        found = await self.find(name)
        query = sa.select(published_versions).where(
            published_versions.c.board_id == name,
            published_versions.c.number == (found.version if number is None else number),
        )
        async with self._ledger.use() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Trouble("board-unknown")
        board = msgspec.json.decode(row.board)
        source = board.pop(SOURCE_FIELD, None)
        return PublishedVersion(name, row.number, row.at, board, source)

    async def versions(self, name: str) -> list[VersionNote]:
        """List the versions of a board, the latest first."""
        await self.find(name)
        here = published_versions.c.board_id == name
        races = (board_races.c.board_id == published_versions.c.board_id) & (
            board_races.c.number == published_versions.c.number
        )
        raced = sa.select(sa.func.count()).select_from(board_races).where(races).scalar_subquery()
        query = sa.select(published_versions.c.number, published_versions.c.at, raced).where(here)
        async with self._ledger.use() as connection:
            rows = (await connection.execute(query.order_by(published_versions.c.number.desc()))).all()
        return [VersionNote(*row) for row in rows]

    async def search(
        self, words: str, game: str | None, order: str, first: int, most: int
    ) -> list[PublishedBoard]:
        """List boards that are listed and have words that begin so in their name, words or author."""
        query = sa.select(published_boards).where(
            published_boards.c.listed, published_boards.c.withdrawn_at.is_(None)
        )
        for word in words.split():
            query = query.where(published_boards.c.sought.contains(search_text(word), autoescape=True))
        if game is not None:
            query = query.where(published_boards.c.game == game)
        query = query.order_by(ORDERS[order], published_boards.c.published_at.desc(), published_boards.c.id)
        async with self._ledger.use() as connection:
            return [
                _published(row) for row in (await connection.execute(query.offset(first).limit(most))).all()
            ]

    async def star(self, name: str, who: str, *, given: bool) -> Stars:
        """Give a star to a board, or take it back; whoever gives it twice has given it once."""
        await self.find(name)
        here = (board_stars.c.board_id == name) & (board_stars.c.who == hashed(who))
        async with self._ledger.use() as connection, connection.begin():
            there = (await connection.execute(sa.select(board_stars).where(here))).first() is not None
            if given and not there:
                await connection.execute(sa.insert(board_stars).values(board_id=name, who=hashed(who)))
            if there and not given:
                await connection.execute(sa.delete(board_stars).where(here))
            all_of_it = board_stars.c.board_id == name
            stars = await connection.scalar(
                sa.select(sa.func.count()).select_from(board_stars).where(all_of_it)
            )
            await connection.execute(
                sa.update(published_boards).where(published_boards.c.id == name).values(stars=stars)
            )
        return Stars(stars or 0, given)

    async def stars(self, name: str, who: str) -> Stars:
        """Tell how many stars a board has, and whether somebody has given one of them."""
        found = await self.find(name)
        here = (board_stars.c.board_id == name) & (board_stars.c.who == hashed(who))
        async with self._ledger.use() as connection:
            given = (await connection.execute(sa.select(board_stars).where(here))).first() is not None
        return Stars(found.stars, given)

    async def note_race(self, table: str, name: str, number: int) -> None:
        """Note that a table was opened on a version of a board."""
        async with self._ledger.use() as connection, connection.begin():
            await connection.execute(
                sa.insert(board_races).values(table_id=table, board_id=name, number=number)
            )
            await connection.execute(
                sa.update(published_boards)
                .where(published_boards.c.id == name)
                .values(raced=published_boards.c.raced + 1)
            )

    async def raced_on(self, table: str) -> tuple[str, int] | None:
        """Tell on which version of which board a table was opened, if it was on any."""
        query = sa.select(board_races.c.board_id, board_races.c.number)
        async with self._ledger.use() as connection:
            row = (await connection.execute(query.where(board_races.c.table_id == table))).first()
        return None if row is None else (row.board_id, row.number)


def _sought(wish: Publish) -> str:
    """Write what a board is found by."""
    return search_text(f"{wish.name} {wish.words} {wish.author}")


def _written(board: dict[str, Any], given: dict[str, Any]) -> str:
    """Write a board that was checked, with the text it was given as if it was one."""
    kept = {name: it for name, it in board.items() if name != SOURCE_FIELD}
    if isinstance(given.get(SOURCE_FIELD), str):
        kept[SOURCE_FIELD] = given[SOURCE_FIELD]
    return msgspec.json.encode(kept).decode()


def _there(name: str) -> Any:
    return sa.select(published_boards).where(
        published_boards.c.id == name, published_boards.c.withdrawn_at.is_(None)
    )


def _published(row: Any) -> PublishedBoard:
    return PublishedBoard(
        row.id,
        row.game,
        row.name,
        row.words,
        row.author,
        row.listed,
        row.latest,
        row.stars,
        row.raced,
        row.published_at,
        row.forked_from,
    )
