import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { languageTag, LOCALES } from "#platform/i18n/locales.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import { ASKED_FOR_IN, catalogues } from "./catalogues.ts";

type Emitted = { type: "chunk"; id: string; fileName: string };

/** The replacement of a module in the browser's build, and the emitted files. */
function built(path: string): { code: string | null; emitted: Emitted[] } {
  const emitted: Emitted[] = [];
  const { load } = catalogues() as unknown as {
    load(this: { emitFile(file: Emitted): void }, id: string): string | null;
  };
  const code = load.call({ emitFile: (file) => void emitted.push(file) }, resolve(path));
  return { code, emitted };
}

test("the module that is replaced is there, and alone asks for texts by their address", () => {
  const asking = globSync("src/**/*.{ts,tsx}").filter((file) =>
    /import\(`[^`]*locales\//.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([ASKED_FOR_IN]);
});

test("the texts of every language and area a browser may ask for lie where its script looks for them", () => {
  const { code, emitted } = built(ASKED_FOR_IN);
  const [, address] = /import\(\/\* @vite-ignore \*\/ `\.\/([^`]+)`\)/.exec(code ?? "") ?? [];
  const asked = LOCALES.map(languageTag).flatMap((tag) =>
    MESSAGE_AREAS.filter((area) => area !== "server").map(
      (area) => `assets/${address?.replace("${tag}", tag).replace("${area}", area)}`,
    ),
  );
  expect(emitted.map(({ fileName }) => fileName).toSorted()).toEqual(asked.toSorted());
});

test("what only the server says is no file for browsers", () => {
  const { emitted } = built(ASKED_FOR_IN);
  expect(emitted.filter(({ id }) => id.endsWith("server.ts"))).toEqual([]);
});

test("any other module stays what it is", () => {
  expect(built("src/platform/i18n/load-messages.ts")).toEqual({ code: null, emitted: [] });
});
