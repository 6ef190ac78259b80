"""What is said of the gallery: boards that people publish, in versions that never change."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hippodrome.tables.settings import Settings, Word

BoardName = Annotated[str, Meta(min_length=1, max_length=60)]
BoardWords = Annotated[str, Meta(max_length=500)]
AuthorName = Annotated[str, Meta(min_length=1, max_length=24)]
"""How long the name of a board, the words about it and the name of its author may be."""


class Publish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board to be published; `listed` if the gallery shows it, else only its link leads there.

    `forked_from` is the version of another board that it was made of, as in `K7Q2M9XA/3`.
    """

    game: Word
    name: BoardName
    author: AuthorName
    board: dict[str, Any]
    words: BoardWords = ""
    listed: bool = True
    forked_from: Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,20}/[0-9]{1,6}$")] | None = None


class PublishVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another version of a board that was published."""

    board: dict[str, Any]


class PublishReceipt(msgspec.Struct, frozen=True):
    """A version that was published; the key, told once, is needed for others and to withdraw the board."""

    id: str
    version: int
    key: str | None = None


class PublishedBoard(msgspec.Struct, frozen=True):
    """A board of the gallery, as everybody sees it; `version` is the latest."""

    id: str
    game: str
    name: str
    words: str
    author: str
    listed: bool
    version: int
    stars: int
    raced: int
    at: int
    forked_from: str | None


class GalleryPage(msgspec.Struct, frozen=True):
    """Some boards of the gallery; `more` if there are others after them."""

    boards: list[PublishedBoard]
    more: bool


class PublishedVersion(msgspec.Struct, frozen=True):
    """A version of a board: what is raced on, with its drawing; `source` is the text it was written as."""

    id: str
    version: int
    at: int
    board: dict[str, Any]
    source: str | None = None


class VersionNote(msgspec.Struct, frozen=True):
    """A version in the list of all: when it was published, and how often it was raced on."""

    version: int
    at: int
    raced: int


class Stars(msgspec.Struct, frozen=True):
    """How many stars a board has, and whether one of them is yours."""

    stars: int
    yours: bool


class RaceOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened on a version of a board, the latest if none is named; its set-up needs none."""

    settings: Settings
    version: Annotated[int, Meta(ge=1)] | None = None
