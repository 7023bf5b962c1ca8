import { expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { typesetText } from "./typeset-text.ts";

const shown = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll("\u00a0", "~").replaceAll("\u202f", "_"));

test("title, headings, lists and links of a text are set; where a link leads and what is filled in later are not", () => {
  const source = `---
title: Od 18 lat
description: Co warto wiedzieć o {siteName}
changed: 2026-11-21
---
## Zasady w {siteName} {#rules}

- do **5 g** i [w sieci](/map?o=w)
`;
  expect(shown(typesetText("pl", readText(source)))).toEqual({
    title: "Od 18~lat",
    description: "Co warto wiedzieć o~{siteName}",
    changedOn: "2026-11-21",
    blocks: [
      { kind: "heading", level: 2, id: "rules", inlines: ["Zasady w~{siteName}"] },
      {
        kind: "list",
        isOrdered: false,
        items: [
          [
            {
              kind: "paragraph",
              inlines: [
                "do ",
                { kind: "strong", inlines: ["5~g"] },
                " i~",
                { kind: "link", href: "/map?o=w", inlines: ["w~sieci"] },
              ],
            },
          ],
        ],
      },
    ],
  });
});

test("a French colon after bold words stays on their line", () => {
  const source = "---\ntitle: a\ndescription: b\nchanged: 2026-11-21\n---\n**Prix** : 5 %";
  const [paragraph] = typesetText("fr", readText(source)).blocks;
  expect(shown(paragraph)).toMatchObject({ inlines: [{ kind: "strong" }, "_: 5_%"] });
});
