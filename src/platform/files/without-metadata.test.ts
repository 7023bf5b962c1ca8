import { expect, test } from "vitest";
import { withoutMetadata } from "./without-metadata.ts";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** A segment of a JPEG, with its marker and its length. */
const segment = (marker: string, content: string) =>
  `\xff${marker}\x00${String.fromCodePoint(content.length + 2)}${content}`;

/** A chunk of a PNG, whose checksum nobody reads here. */
const chunk = (name: string, content: string) =>
  `\x00\x00\x00${String.fromCodePoint(content.length)}${name}${content}\x00\x00\x00\x00`;

const JFIF = segment("\xe0", "JFIF\0\x01\x01\x00");
const SCAN = `${segment("\xda", "\x01\x01\x00\x00\x3f\x00")}\x12\xff\x00\xff\xd0\x34`;
const PNG = "\x89PNG\r\n\x1a\n";
const IHDR = chunk("IHDR", "thirteen byte");
const END = chunk("IEND", "");

const of = (kind: "jpg" | "png", text: string) => {
  const kept = withoutMetadata(kind, latin(text));
  return kept && String.fromCodePoint(...kept);
};

test("a JPEG loses its place, its comments, and what follows its end, and keeps every scan and its colours", () => {
  const colours = segment("\xe2", "ICC_PROFILE\0\x01\x01...") + segment("\xee", "Adobe\0d");
  const told =
    segment("\xe1", "Exif\0\0 52.3 N") + segment("\xfe", "by Mies") + segment("\xe2", "MPF\0 another");
  const table = segment("\xdb", "\x00 a table");
  expect(
    of("jpg", `\xff\xd8${JFIF}${told}${colours}${table}${SCAN}${told}${SCAN}\xff\xd9 a film, 52.3 N`),
  ).toBe(`\xff\xd8${JFIF}${colours}${table}${SCAN}${SCAN}\xff\xd9`);
});

test("a PNG loses its texts, its place, and what follows its end", () => {
  const told = chunk("eXIf", "52.3 N") + chunk("tEXt", "Author Mies") + chunk("tIME", "1234567");
  expect(of("png", `${PNG}${IHDR}${told}${chunk("IDAT", "lines")}${told}${END}52.3 N`)).toBe(
    `${PNG}${IHDR}${chunk("IDAT", "lines")}${END}`,
  );
});

test.each([
  ["jpg", `\xff\xd8${JFIF}`],
  ["jpg", `\xff\xd8${JFIF}${SCAN}`],
  ["jpg", `\xff\xd8${JFIF}and something`],
  ["jpg", "\xff\xd8\xff\xe0\x00\x01\xff\xd9"],
  ["png", PNG + IHDR],
  ["png", `${PNG}\x7f\xff\xff\xffIDAT and no more`],
] as const)("a %s that is broken is none: %j", (kind, text) => {
  expect(of(kind, text)).toBeUndefined();
});
