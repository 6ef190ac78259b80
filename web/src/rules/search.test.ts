import { describe, expect, it } from "vitest";
import { readRules } from "./markdown";
import { splitAtTerms } from "../base/search";
import { search } from "./search";

const { clauses } = readRules(`# Règles

## 1 Départ

### 1.1 L'allée de l'empereur

Rien ici.

### 1.2 La grille

Les chars attendent près de l'allée.

## 4 Le six

### 4.1 Le six du premier

Qui mène ne joue pas de 6.
`);
const numbers = (query: string) => search(clauses, query).map((it) => it.clause.number);

describe("search", () => {
  it("finds words in titles before words in texts, without accents or capitals", () => {
    expect(numbers("ALLEE")).toEqual(["1.1", "1.2"]);
  });

  it("finds a clause by its number, and a whole section by its own", () => {
    expect(numbers("4.1")).toEqual(["4.1"]);
    expect(numbers("1")).toEqual(["1", "1.1", "1.2"]);
  });

  it("wants every word, wherever it begins one", () => {
    expect(numbers("chars allée")).toEqual(["1.2"]);
    expect(numbers("lée")).toEqual([]);
    expect(numbers(" ")).toEqual([]);
  });

  it("finds what belongs to a section of that title, after all else", () => {
    expect(numbers("départ")).toEqual(["1", "1.1", "1.2"]);
    expect(numbers("départ grille")).toEqual(["1.2"]);
  });

  it("shows the piece in which it was found", () => {
    expect(search(clauses, "près")[0]!.excerpt).toContain("attendent près");
  });
});

describe("split", () => {
  it("marks the letters as they are written", () => {
    expect(splitAtTerms("L’allée, Straße", ["allee", "strasse"])).toEqual([
      { text: "L’", hit: false },
      { text: "allée", hit: true },
      { text: ", ", hit: false },
      { text: "Straße", hit: true },
    ]);
  });
});
