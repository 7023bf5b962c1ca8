import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MarkdownBlock, MarkdownInline } from "./markdown.ts";
import { readMarkdown } from "./read-markdown.ts";
import { safeHref } from "./read-markdown.ts";

const words = (text: string): MarkdownBlock => ({ kind: "paragraph", inlines: [text] });

test("headings, paragraphs, lists, strong, emphasis and links are read", () => {
  const { blocks, refused } = readMarkdown(
    "## Rules\n\nOf **age**, *always*.\nSee [the map](/map).\n\n- one\n  1. two\n",
  );
  expect(refused).toEqual([]);
  expect(blocks).toEqual([
    { kind: "heading", level: 2, id: null, inlines: ["Rules"] },
    {
      kind: "paragraph",
      inlines: [
        "Of ",
        { kind: "strong", inlines: ["age"] },
        ", ",
        { kind: "emphasis", inlines: ["always"] },
        ". See ",
        { kind: "link", href: "/map", inlines: ["the map"] },
        ".",
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [[words("one"), { kind: "list", isOrdered: true, items: [[words("two")]] }]],
    },
  ]);
});

test("a heading has an id only in texts of ours", () => {
  const source = "### What we keep {#keep}";
  const heading = { kind: "heading", level: 3, id: "keep", inlines: ["What we keep"] };
  expect(readMarkdown(source, { hasHeadingIds: true }).blocks).toEqual([heading]);
  expect(readMarkdown(source).blocks).toEqual([{ ...heading, id: null, inlines: ["What we keep {#keep}"] }]);
});

describe("a date at the head of a line stays one", () => {
  test.each([
    [
      "24. Dezember bis 18 Uhr\n31. Dezember bis 16 Uhr\n\n27. April zu",
      ["24. Dezember bis 18 Uhr", "31. Dezember bis 16 Uhr", "27. April zu"],
    ],
    ["27. listopadu otev\u0159eno", ["27. listopadu otev\u0159eno"]],
    ["1. Mai zu\n1. Juni auf", ["1. Mai zu", "1. Juni auf"]],
    ["5) vijf", ["5) vijf"]],
  ])("%j", (source, paragraphs) => {
    expect(readMarkdown(source)).toEqual({ blocks: paragraphs.map(words), refused: [] });
  });

  test("with what it is made of", () => {
    expect(readMarkdown("24. **Dezember**\n\n    - bis 18 Uhr").blocks).toEqual([
      { kind: "paragraph", inlines: ["24. ", { kind: "strong", inlines: ["Dezember"] }] },
      { kind: "list", isOrdered: false, items: [[words("bis 18 Uhr")]] },
    ]);
    expect(readMarkdown("8.").blocks).toEqual([words("8.")]);
  });

  test("and what counts is a list", () => {
    const items = [[words("een")], [words("twee")], [words("drie")]];
    expect(readMarkdown("1. een\n2. twee\n\n3. drie").blocks).toEqual([
      { kind: "list", isOrdered: true, items },
    ]);
  });
});

describe("nothing else gets through, and what is left out is named with its line", () => {
  test.each([
    ["<script>alert(1)</script>", [], ["1: html"]],
    ["Hi <b onclick=x>you</b>", [{ kind: "paragraph", inlines: ["Hi ", "you"] }], ["1: html", "1: html"]],
    ["![a](https://pixel.example/a.png)", [], ["1: image"]],
    ["# Loud", [words("Loud")], ["1: heading of level 1"]],
    ["#### Low", [words("Low")], ["1: heading of level 4"]],
    ["> said", [words("said")], ["1: blockquote"]],
    ["```\ncode\n```", [], ["1: code"]],
    ["---", [], ["1: thematicBreak"]],
    ["[x](javascript:alert(1))", [words("x")], ["1: link to javascript:alert(1)"]],
  ])("%s", (source, blocks, refused) => {
    expect(readMarkdown(source)).toEqual({ blocks, refused });
  });

  test("what lies too deep is left out, so that nobody stumbles over the depth of a stranger's text", () => {
    const { refused } = readMarkdown(`${">".repeat(2_000)} deep`);
    expect(refused).toContain("1: too deep");
    expect(depthOf(readMarkdown(`${"- ".repeat(300)}deep`).blocks)).toBeLessThan(12);
    expect(depthOf(readMarkdown(`${"*a **b ".repeat(300)}${"** *".repeat(300)}`).blocks)).toBeLessThan(12);
  });

  test("whatever is written, only safe links and known shapes come out", () => {
    const targets = "/ok //evil.example https://a.example javascript: data:text/html, mailto:a@b.example";
    const marks = [
      "[a](",
      ")",
      "<",
      ">",
      "![",
      "](",
      "**",
      "*",
      "`",
      "# ",
      "## ",
      "- ",
      "1. ",
      "\n",
      "\n\n",
      "\\",
    ];
    const piece = fc.constantFrom(...marks, ...targets.split(" "), "&colon;", "x");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const href of linksIn(readMarkdown(pieces.join("")).blocks)) expect(safeHref(href)).toBe(href);
      }),
    );
  });
});

describe("a link may lead", () => {
  test.each([
    ["/", "/"],
    ["/about#sources", "/about#sources"],
    ["https://www.trimbos.nl/", "https://www.trimbos.nl/"],
    ["http://a.example", "http://a.example/"],
    ["mailto:post@a.example", "mailto:post@a.example"],
  ])("to %s", (href, safe) => {
    expect(safeHref(href)).toBe(safe);
  });

  test.each([
    ..."javascript:alert(1) JAVASCRIPT:alert(1) data:text/html,x vbscript:x file:///etc/passwd".split(" "),
    ..."//evil.example /\\evil.example /..//evil.example about #top /api/logout /auth/google".split(" "),
    ..."https://user:secret@a.example/ ftp://a.example/ tel:112 mailto: mailto:a@b.example>".split(" "),
    "mailto:a@b.example?bcc=c@d.example",
    "/\t/evil.example",
    "",
  ])("never to %j", (href) => {
    expect(safeHref(href)).toBeNull();
  });
});

function linksIn(blocks: MarkdownBlock[]): string[] {
  const ofInlines = (inlines: MarkdownInline[]): string[] =>
    inlines.flatMap((inline) => {
      if (typeof inline === "string") return [];
      return [...(inline.kind === "link" ? [inline.href] : []), ...ofInlines(inline.inlines)];
    });
  return blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(linksIn) : ofInlines(block.inlines),
  );
}

function depthOf(tree: unknown): number {
  if (typeof tree !== "object" || tree === null) return 0;
  const steps = Array.isArray(tree) ? 0 : 1;
  return steps + Math.max(0, ...Object.values(tree).map(depthOf));
}
