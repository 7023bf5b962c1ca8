import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { shortClassNames } from "./short-class-names.ts";

function folderOf(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "highstreet-styles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "card"));
  for (const file of files) writeFileSync(join(folder, file), "");
  return folder;
}

test("every class of every file has a name of its own, which a reload does not change", () => {
  const files = Array.from({ length: 60 }, (_, count) => join("card", `part-${count}.module.css`));
  const folder = folderOf(files);
  const css =
    ".card { color: red } .card .name:hover { color: blue } .wide-open { animation: rise 1s } @keyframes rise { to { margin: 0 } }";
  const names = () => {
    const nameOf = shortClassNames(folder);
    return files.flatMap((file) =>
      ["card", "name", "wide-open", "rise"].map((rule) => nameOf(rule, join(folder, file), css)),
    );
  };
  expect(new Set(names()).size).toBe(240);
  expect(names()).toEqual(names());
  for (const name of names()) expect(name).toMatch(/^[b-z]{2}\d?$/);
});

test("a class that its file has not is an error, not a name that styles nothing", () => {
  const folder = folderOf([join("card", "card.module.css")]);
  expect(() => shortClassNames(folder)("name", join(folder, "card/card.module.css"), ".card {}")).toThrow(
    "No short name for .name",
  );
});
