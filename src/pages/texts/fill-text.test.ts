import { describe, expect, test } from "vitest";
import { chaptersOf } from "./text-body.tsx";
import { fillText } from "./fill-text.ts";
import { readText } from "./read-text.ts";

const SOURCE = `---
title: About {siteName}
description: What {siteName} is.
changed: 2026-11-21
---
Welcome at **{siteName}**, {siteUrl}.

The operator is {operator}.

## How to *reach* us {#reach}

- by [form](/contact)
- by mail: {contactEmail}
`;

const FACTS = {
  siteName: "Highstreet",
  siteUrl: "https://example.org/de",
  contactEmail: "post@example.org",
  operator: "Grasshopper Foundation, Damrak 1, Amsterdam",
};

describe("a text of ours", () => {
  test("begins with its title, its description and the day of its last change", () => {
    expect(readText(SOURCE)).toMatchObject({ title: "About {siteName}", changedOn: "2026-11-21" });
  });

  test.each([
    ["no beginning", "## Words", "begins without"],
    ["no date", SOURCE.replace(/changed.*\n/, ""), "changed"],
    ["a date that is none", SOURCE.replace("2026-11-21", "last week"), "date"],
    ["a line that nobody reads", SOURCE.replace("changed:", "author: me\nchanged:"), "author"],
    ["a picture", `${SOURCE}\n![a](/a.png)\n`, "image"],
    ["a script in a link", `${SOURCE}\n[a](javascript:b)\n`, "link to javascript:b"],
  ])("with %s is refused", (_, source, reason) => {
    expect(() => readText(source)).toThrow(reason);
  });

  test("offers its chapters by their plain words", () => {
    expect(chaptersOf(readText(SOURCE).blocks)).toEqual([{ id: "reach", title: "How to reach us" }]);
  });
});

describe("the facts of the site", () => {
  test("stand in title, description and text, and an e-mail address is a link", () => {
    const { title, description, blocks } = fillText(readText(SOURCE), FACTS);
    expect([title, description]).toEqual(["About Highstreet", "What Highstreet is."]);
    const mail = { kind: "link", href: "mailto:post@example.org", inlines: ["post@example.org"] };
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(mail));
    expect(JSON.stringify(blocks)).not.toMatch(/\{\w+\}/);
  });

  test("that are not set take along the paragraph or item that names them, and nothing else", () => {
    const { blocks } = fillText(readText(SOURCE), { ...FACTS, contactEmail: undefined, operator: undefined });
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "heading", "list"]);
    expect(JSON.stringify(blocks)).toContain("by ");
    expect(JSON.stringify(blocks)).not.toContain("by mail");
  });

  test("are never read as marks: a name with stars stays a name", () => {
    const { blocks } = fillText(readText(SOURCE), { ...FACTS, siteName: "**[x](javascript:y)**" });
    expect(blocks[0]).toMatchObject({
      inlines: ["Welcome at ", { inlines: ["**[x](javascript:y)**"] }, ", ", FACTS.siteUrl, "."],
    });
  });

  test("are a closed list", () => {
    expect(() => fillText(readText(SOURCE.replace("{siteUrl}", "{password}")), FACTS)).toThrow("{password}");
  });
});
