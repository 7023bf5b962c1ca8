import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { readText } from "#pages/texts/read-text.ts";
import { lettersOfFonts, TAGS } from "./support/catalogues.ts";
import { ROOT } from "./support/source-files.ts";
import { paragraphsOf, shapeOf, targetsOf, wordCountOf } from "./support/text-shape.ts";

const FOLDER = `${ROOT}src/texts/`;
const NAMES = readdirSync(FOLDER).toSorted();

/** Texts that people agree to or rely on must have enough content (product.md section 3). */
const OF_THE_LAW = ["terms", "privacypolicy", "data-deletion", "responsible-use", "accessibility"];

const sourceOf = (name: string, tag: string) => readFileSync(`${FOLDER}${name}/${tag}.md`, "utf8");

test("all the texts of the specification are there", () => {
  expect(NAMES).toEqual([...OF_THE_LAW, "app", "contact", "getlisted", "wietproef"].toSorted());
});

describe.each(NAMES)("the text %s", (name) => {
  const english = readText(sourceOf(name, "en"));
  const tags = TAGS.filter((tag) => existsSync(`${FOLDER}${name}/${tag}.md`));

  test("is there in all nine languages and in no other", () => {
    expect(readdirSync(FOLDER + name).toSorted()).toEqual(TAGS.map((tag) => `${tag}.md`).toSorted());
  });

  test("leads to pages that exist", () => {
    const dead = targetsOf(english.blocks).filter((target) => target.startsWith("/") && !isPage(target));
    expect(dead).toEqual([]);
  });

  test("has a heading with an id of its own wherever one can jump to", () => {
    const ids = english.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(ids).not.toContain(null);
    expect(new Set(ids).size).toBe(ids.length);
  });

  describe.each(tags)("in %s", (tag) => {
    const source = () => sourceOf(name, tag);

    test("has the chapters, lists, links, stresses and date of the English one", () => {
      const text = readText(source());
      expect(shapeOf(text.blocks)).toEqual(shapeOf(english.blocks));
      expect(targetsOf(text.blocks).toSorted()).toEqual(targetsOf(english.blocks).toSorted());
      expect(text.changedOn).toBe(english.changedOn);
    });

    test("asks for the same facts of the site", () => {
      const factsIn = (words: string) => (words.match(/\{[a-zA-Z]+\}/g) ?? []).toSorted();
      expect(factsIn(source())).toEqual(factsIn(sourceOf(name, "en")));
    });

    test("has a title and a description that fit where they are shown", () => {
      const { title, description } = readText(source());
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(180);
    });

    test("is set with care: no straight quotes, and no letter that our fonts have not", () => {
      expect(source().match(/['"]/g) ?? []).toEqual([]);
      const letters = [...new Set(source().replaceAll("\n", ""))];
      for (const [font, has] of lettersOfFonts()) {
        expect(
          letters.filter((letter) => !has(letter)),
          font,
        ).toEqual([]);
      }
    });

    test("repeats no paragraph of the Dutch or English one", () => {
      const others = ["nl", "en"].filter((other) => other !== tag);
      const known = new Set(others.flatMap((other) => paragraphsOf(readText(sourceOf(name, other)).blocks)));
      const copied = paragraphsOf(readText(source()).blocks).filter((words) => known.has(words));
      expect(copied.filter((words) => wordCountOf(tag, words) > 5)).toEqual([]);
    });
  });
});

test.each(OF_THE_LAW)("%s says enough in every language: at least 400 words", (name) => {
  const wordCounts = readdirSync(FOLDER + name).map((file) => {
    const tag = file.replace(".md", "");
    return wordCountOf(tag, paragraphsOf(readText(sourceOf(name, tag)).blocks).join(" "));
  });
  expect(Math.min(...wordCounts)).toBeGreaterThanOrEqual(400);
});

/** Whether a path has a page of its own: the one for everything unknown does not count. */
function isPage(path: string): boolean {
  const known = matchRoutes(routes.map(routeOf), path)?.at(-1)?.route;
  return known !== undefined && known.path !== "*";
}

function routeOf({ path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { index: true } : { path, children: children?.map(routeOf) };
}
