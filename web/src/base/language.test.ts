import { afterEach, describe, expect, it, vi } from "vitest";
import { hasWordsFor, say, speak, loadAllWords, requestGameWords } from "./language.svelte";
import { LANGUAGES, names } from "./preferences.svelte";

afterEach(() => vi.unstubAllGlobals());

describe("the languages of the page", () => {
  it("are the folders of the catalogues, English first, each with the name it gives itself", async () => {
    expect(LANGUAGES[0]).toBe("en");
    for (const language of LANGUAGES) {
      await speak(language);
      expect(document.documentElement.lang).toBe(language);
      expect(say("language-name")).toBe(names[language]);
    }
    expect(names["es"]).toBe("Español");
  });
});

describe("the words of the page", () => {
  it("are joined by those of the server, asked for once a language", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const text = path.endsWith("=de") ? "game-latrones = Räuber" : "game-latrones = Robbers";
      return Promise.resolve(new Response(text));
    });
    await speak("en");
    expect(hasWordsFor("game-latrones")).toBe(false);
    await requestGameWords();
    await requestGameWords();
    expect(say("game-latrones")).toBe("Robbers");
    await speak("de");
    expect(say("game-latrones")).toBe("Räuber");
    await speak("en");
    expect(say("game-latrones")).toBe("Robbers");
    expect(asked).toEqual(["/api/words?language=en", "/api/words?language=de"]);
  });

  it("count one as one", async () => {
    await loadAllWords();
    const ones = {
      en: "1 laurel more",
      de: "1 Lorbeere mehr",
      es: "1 laurel más",
      fr: "1 laurier de plus",
      it: "1 alloro più",
    };
    for (const [language, words] of Object.entries(ones)) {
      await speak(language);
      expect(say("page-puzzle-margin", { unit: "laurels", worth: 1 })).toContain(words);
    }
    await speak("en");
    expect(say("page-puzzle-margin", { unit: "laurels", worth: 1.5 })).toContain("1.5 laurels more");
  });

  it("are said as far as they go where a fact is not given", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("move-senet-throw = throw { $rest }")));
    await speak("es");
    await requestGameWords();
    expect(say("move-senet-throw")).toBe("throw {$rest}");
  });

  it("stay as they are where a server has no more, or there is none", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    await speak("fr");
    expect(say("page-title")).not.toBe("page-title");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    await speak("it");
    expect(say("page-title")).not.toBe("page-title");
  });
});
