import { expect, test } from "vitest";
import { pictureLine, shownParts, writtenParts } from "./post-body.ts";

const KEY = "0123456789abcdef0123456789abcdef";

test("a picture on a line of its own stands between the words, which keep their lines", () => {
  const text = `One\n\ntwo\n${pictureLine({ key: KEY, alt: "A door" })}\n\n## Three`;
  expect(writtenParts(text)).toEqual([
    { kind: "text", source: "One\n\ntwo", line: 1 },
    { kind: "picture", key: KEY, alt: "A door" },
    { kind: "text", source: "\n## Three", line: 5 },
  ]);
});

test.each([
  `See ![a door](/img/${KEY})`,
  "![a](https://elsewhere.example/a.png)",
  "![a](/img/../api/logout)",
  `![a](//elsewhere.example/img/${KEY})`,
])("what is no picture of this site on its own line stays words: %s", (text) => {
  expect(writtenParts(text)).toEqual([{ kind: "text", source: text, line: 1 }]);
});

test("a picture that is none of the post's is left out", () => {
  const pictures = [{ key: KEY, width: 8, height: 6 }];
  const text = `![a](/img/${KEY})\n![b](/img/${KEY.replace("0", "f")})`;
  expect(shownParts(text, { pictures, blocksOf: () => [] })).toEqual([
    { kind: "picture", picture: pictures[0], alt: "a" },
  ]);
});
