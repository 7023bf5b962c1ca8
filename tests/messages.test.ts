import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  ambiguousMessages,
  catalogues,
  lettersOfFonts,
  messagesInCode,
  readMessage,
  searchedFiles,
  TAGS,
  type Texts,
} from "./support/catalogues.ts";
import { SAME_IN_OTHER_LANGUAGES } from "./support/same-in-other-languages.ts";
import { isForTests, ROOT, sourceFilesIn } from "./support/source-files.ts";

const inCode = await messagesInCode();
const all = await catalogues();
const textsOf = (tag: string): Texts => all.get(tag) ?? new Map();

/** Translated messages of a language; missing ones are reported by one test only. */
const translated = (tag: string) => [...textsOf(tag)].filter(([, text]) => text !== "");

test("every file that speaks to people is searched for messages", async () => {
  const searched = new Set(await searchedFiles());
  const speaks = /@lingui\/(react|core)\/macro|\bi18n\._\(\{/;
  const files = sourceFilesIn("src").filter(({ path, text }) => !isForTests(path) && speaks.test(text));
  const missed = files.map(({ path }) => path).filter((path) => !searched.has(path));
  const advice = "add its slice to SLICES_WITH_MESSAGES in platform/i18n/message-areas.ts";
  expect(missed.map((path) => `${path}: ${advice} (a folder of its ui to PARTS_WITH_MESSAGES)`)).toEqual([]);
  expect(inCode.size).toBeGreaterThan(100);
});

test("every message has an id of its own making and its English beside it", () => {
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
  expect([...inCode].filter(([id, message]) => !named.test(id) || message === "")).toEqual([]);
});

test("the English catalogue says what the code says", () => {
  expect(textsOf("en")).toEqual(inCode);
});

test("only what the specification gives letter by letter has a straight apostrophe in English", () => {
  const straight = [...inCode].filter(([, message]) => message.includes("'")).map(([id]) => id);
  expect(straight.toSorted()).toEqual(["error.not-found.text", "error.text", "notices.empty"]);
});

test("French has a space before every colon, semicolon, question mark and exclamation mark", () => {
  const glued = translated("fr").filter(([, text]) => /[^\s:](?:[;!?]|:(?=\s|$))/u.test(text));
  expect(glued).toEqual([]);
});

describe.each(TAGS)("the catalogue of %s", (tag) => {
  test("has every message of the code and none besides, all translated", () => {
    const missing = [...inCode.keys()].filter((id) => !textsOf(tag).get(id));
    const unused = [...textsOf(tag).keys()].filter((id) => !inCode.has(id));
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  });

  test("says what stands in several of its files the same in each", async () => {
    expect(await ambiguousMessages(tag)).toEqual([]);
  });

  test("has a branch for every plural form of the language, and no other", () => {
    const formsOf = (isOrdinal: boolean) =>
      new Intl.PluralRules(tag, { type: isOrdinal ? "ordinal" : "cardinal" }).resolvedOptions()
        .pluralCategories;
    const wrong = translated(tag).flatMap(([id, text]) =>
      readMessage(tag, text)
        .plurals.map(({ isOrdinal, branches }) => ({
          id,
          forms: branches.filter((branch) => !/^\d+$/.test(branch)).toSorted(),
          wanted: formsOf(isOrdinal).toSorted(),
        }))
        .filter(({ forms, wanted }) => forms.join() !== wanted.join()),
    );
    expect(wrong).toEqual([]);
  });

  test("puts the same values and marks into every message as the code does", () => {
    const shapeOf = ({ values, marks }: { values: string[]; marks: string[] }) =>
      JSON.stringify([values, marks.toSorted()]);
    const wrong = translated(tag).flatMap(([id, text]) => {
      const wanted = new Set(readMessage("en", inCode.get(id) ?? "").variants.map(shapeOf));
      return readMessage(tag, text)
        .variants.filter((variant) => !wanted.has(shapeOf(variant)))
        .map((variant) => `${id}: ${variant.text}`);
    });
    expect(wrong).toEqual([]);
  });

  test("chooses each plural by a value that the code gives", () => {
    const given = (id: string) => {
      const { plurals, variants } = readMessage("en", inCode.get(id) ?? "");
      return new Set([...plurals.map(({ value }) => value), ...variants.flatMap(({ values }) => values)]);
    };
    const wrong = translated(tag).flatMap(([id, text]) =>
      readMessage(tag, text)
        .plurals.filter(({ value }) => !given(id).has(value))
        .map(({ value }) => `${id}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  test("opens and closes every mark in order", () => {
    const wrong = translated(tag).flatMap(([id, text]) =>
      readMessage(tag, text)
        .variants.filter(({ marks }) => !isNested(marks))
        .map(({ text: shown }) => `${id}: ${shown}`),
    );
    expect(wrong).toEqual([]);
  });

  test("repeats no Dutch and no English sentence, names aside", () => {
    const copied = translated(tag)
      .filter(([id]) => !(id in SAME_IN_OTHER_LANGUAGES))
      .filter(([, text]) => wordCount(tag, text) > 2)
      .filter(([id, text]) => ["nl", "en"].some((other) => other !== tag && textsOf(other).get(id) === text))
      .map(([id, text]) => `${id}: ${text}`);
    expect(copied).toEqual([]);
  });

  test("needs no letter that our fonts have not", () => {
    for (const [font, has] of lettersOfFonts()) {
      const letters = new Set(
        translated(tag)
          .map(([, text]) => text)
          .join(""),
      );
      expect(
        [...letters].filter((letter) => !has(letter)),
        font,
      ).toEqual([]);
    }
  });
});

test("the list of names that read alike names only messages that do", () => {
  const alike = (id: string) =>
    TAGS.some((tag) =>
      ["nl", "en"].some((other) => other !== tag && textsOf(other).get(id) === textsOf(tag).get(id)),
    );
  expect(Object.keys(SAME_IN_OTHER_LANGUAGES).filter((id) => !inCode.has(id) || !alike(id))).toEqual([]);
});

test("what towns are called elsewhere has curly apostrophes, as all text", () => {
  const lines = readFileSync(`${ROOT}data/city-names.csv`, "utf8").trim().split("\n");
  expect(lines.filter((line) => line.split(",").at(-1)?.includes("'"))).toEqual([]);
});

test("our fonts have every letter of the names we ship", () => {
  const names = ["cities", "city-names", "municipalities", "shops"].map((name) =>
    readFileSync(`${ROOT}data/${name}.csv`, "utf8"),
  );
  const letters = [...new Set(names.join(""))].filter((letter) => /\p{L}|\p{P}/u.test(letter));
  expect(lettersOfFonts().size).toBe(2);
  for (const [font, has] of lettersOfFonts()) {
    expect(
      letters.filter((letter) => !has(letter)),
      font,
    ).toEqual([]);
  }
});

/** `<0><1></1></0>` is in order, `<0><1></0></1>` is not. */
function isNested(marks: string[]): boolean {
  const open: string[] = [];
  for (const mark of marks) {
    if (mark.endsWith("/>")) continue;
    if (!mark.startsWith("</")) open.push(mark);
    else if (open.pop() !== mark.replace("/", "")) return false;
  }
  return open.length === 0;
}

/** Words of the longest way a message can come out, values not counted. */
function wordCount(tag: string, text: string): number {
  const counts = readMessage(tag, text).variants.map(
    (variant) =>
      variant.text.replaceAll(/\{\w+\}|<\/?\d+\/?>/g, " ").match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0,
  );
  return Math.max(0, ...counts);
}
