"""The clauses of a rule page as plain text; the Markdown parser is slow to import: loaded on demand."""

from __future__ import annotations

from markdown_it import MarkdownIt


def read_clauses(page: str) -> dict[str, list[str]]:
    """Read a rule page clause by clause: the heading, then each paragraph, list entry and row of a table."""
    found: dict[str, list[str]] = {}
    text: list[str] = []
    cells: list[str] = []
    mark = ""
    for token in MarkdownIt().enable("table").parse(page):
        match token.type:
            case "list_item_open":
                mark = f"{token.info}{token.markup} "
            case "inline":
                parts = token.children or ()
                cells.append("".join(" " if it.type == "softbreak" else it.content for it in parts))
            case "heading_close":
                text = found.setdefault(cells[0].partition(" ")[0], [cells[0]])
                cells = []
            case "paragraph_close" | "tr_close":
                text.append(mark + ", ".join(cells))
                cells, mark = [], ""
    return {clause: text for clause, text in found.items() if clause[:1].isdecimal()}
