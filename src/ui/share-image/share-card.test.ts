import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tests/support/source-files.ts";
import { COLOURS } from "./card-measures.ts";
import { drawableText } from "./share-card.ts";
import { type CardWords, shareCard } from "./share-card.ts";
import { SITE_MARK } from "./share-card.ts";
import { titleSize } from "./share-card.ts";

const ART = { kind: "facade", seed: "12" } as const;
const WORDS: CardWords = {
  over: "Coffeeshop",
  title: "Andersom",
  under: "Utrecht",
  rating: null,
  siteName: "Highstreet",
};

/** All texts of a share image. */
function readOn(words: Partial<CardWords>): string[] {
  type Box = ReturnType<typeof shareCard>["words"];
  const texts = ({ props: { children = [] } }: Box): string[] =>
    typeof children === "string" ? [children] : children.flatMap(texts);
  return texts(shareCard(ART, { ...WORDS, ...words }).words);
}

describe("a share image", () => {
  test("says what, who, where, whose site, and that it is for adults", () => {
    expect(readOn({})).toEqual(["Coffeeshop", "Andersom", "Utrecht", "Highstreet", "18+"]);
  });

  test("has stars only with a rating, and the number beside them", () => {
    const rated = { rating: { value: 4.3, text: "4,3" } };
    expect(readOn(rated)).toContain("4,3");
    const svgs = (words: Partial<CardWords>) =>
      shareCard(ART, { ...WORDS, ...words }).pictures.map(({ svg }) => svg);
    expect(svgs(rated).join("")).toContain(COLOURS.saffron.concat('" d="M10 1.5'));
    expect(svgs({}).join("")).not.toContain(COLOURS.saffron.concat('" d="M10 1.5'));
  });

  test.each([
    ["🌿🌿", ["Coffeeshop", "Highstreet", "Utrecht", "Highstreet", "18+"]],
    ["大麻 420 🌿", ["Coffeeshop", "420", "Utrecht", "Highstreet", "18+"]],
  ])("named %s leaves out what cannot be written", (title, texts) => {
    expect(readOn({ title })).toEqual(texts);
  });

  test("has the same house for the same shop, and the roundel its letters", () => {
    expect(shareCard(ART, WORDS)).toEqual(shareCard(ART, { ...WORDS }));
    const brand = shareCard({ kind: "roundel", seed: "9" }, { ...WORDS, title: "Barney's Farm" });
    expect(JSON.stringify(brand.words)).toContain('"BF"');
  });
});

test("letters of all nine languages stay, whichever way they are written", () => {
  expect(drawableText("Łódź ő ř žluťoučký ș „café” – naïve’s")).toBe("Łódź ő ř žluťoučký ș „café” – naïve’s");
  expect(drawableText("Cafe\u0301")).toBe("Café");
});

test("whatever a name is, what is left of it is one line without controls", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      expect(drawableText(name)).toMatch(/^(\P{C}*)$/u);
      expect(drawableText(name)).toBe(drawableText(drawableText(name)));
    }),
  );
});

describe("letters of a name", () => {
  const sizeOf = (name: string, isAboveStars = false) => titleSize(name, isAboveStars).fontSize;

  test("are smaller the longer it is", () => {
    const names = [
      "Andersom",
      "Café De Oude Gracht Utrecht",
      "The Grass Company aan de Werf van Utrecht",
      "Coffeeshop De Oude Gracht aan de Werf van Utrecht",
    ];
    expect(names.map((name) => sizeOf(name))).toEqual([92, 76, 64, 54]);
    expect(sizeOf("x ".repeat(90))).toBe(44);
    expect(sizeOf("Coffeeshopnaambordenmakersgildehuis")).toBe(44);
    expect(sizeOf("ANDERSOMANDER")).toBeLessThan(sizeOf("andersomander"));
  });

  test("leave room for stars: three lines of small ones, or two", () => {
    expect(titleSize("Coffeeshop De Oude Gracht", false)).toEqual({ fontSize: 92, lineClamp: 3 });
    expect(titleSize("Coffeeshop De Oude Gracht", true)).toEqual({ fontSize: 76, lineClamp: 2 });
    expect(titleSize("The Bulldog The First Coffeeshop", true)).toEqual({ fontSize: 64, lineClamp: 3 });
  });
});

test("the mark is the one of the site, and the colours are its tokens", () => {
  expect(SITE_MARK).toBe(readFileSync(`${ROOT}public/icon.svg`, "utf8").trim());
  const tokens = readFileSync(`${ROOT}src/ui/tokens.css`, "utf8");
  for (const colour of Object.values(COLOURS)) expect(tokens).toContain(`light-dark(${colour},`);
});
