import { describe, expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { PATIENT } from "#tests/support/test-server.ts";
import { kindsBeginningWith } from "../corrections.ts";
import { autocomplete } from "./autocomplete.ts";
import { indexItems } from "./index-items.ts";
import { itemsMatching } from "./items-matching.ts";
import { knownWords } from "./known-words.ts";
import { NAMES, settleNames } from "./names.test-support.ts";
import { removeItems } from "./remove-items.ts";
import { sweepKnownWords } from "./sweep-known-words.ts";

/** A database in which two processes have read the words of NAMES. */
async function twoProcesses() {
  const writer = await freshDatabase();
  await settleNames(writer);
  const reader = openDatabase({ ...PATIENT, connection: writer.connection, maxConnections: 2 });
  onTestFinished(() => reader.close());
  await knownWords(reader);
  return { writer, reader };
}

async function names(reader: OpenDatabase, question: string) {
  const found = await autocomplete(reader, { kinds: ["cities", "shops"], question, locale: "nl" });
  return found.map(({ name }) => name);
}

const bulldog = NAMES.find(({ name }) => name === "The Bulldog");

async function rename(writer: OpenDatabase, name: string): Promise<void> {
  if (!bulldog) throw new Error("There is no bulldog");
  await writer.transaction((tx) => indexItems(tx, [{ ...bulldog, name }]));
}

describe("the words a process knows", () => {
  test("follow what another process writes, at the next question", async () => {
    const { writer, reader } = await twoProcesses();
    expect(await names(reader, "grasshpoper")).toEqual([]);
    await rename(writer, "Grasshopper");
    expect(await names(reader, "grasshpoper")).toEqual(["Grasshopper"]);
    await rename(writer, "Yellow Tulip");
    expect(await names(reader, "yelow tulpi")).toEqual(["Yellow Tulip"]);
    await rename(writer, "Paradox");
    expect(await itemsMatching(reader, { kind: "shops", question: "pardaox" })).toEqual([1]);
  });

  test("are none that nobody has seen", async () => {
    const { writer, reader } = await twoProcesses();
    await expect(
      writer.transaction(async (tx) => {
        await indexItems(
          tx,
          NAMES.map((item) => ({ ...item, name: "Paradox" })),
        );
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await names(reader, "pardaox")).toEqual([]);
    await rename(writer, "Grasshopper");
    expect(await names(reader, "grasshpoper")).toEqual(["Grasshopper"]);
  });

  test("may be gone: what was meant is then found all the same", async () => {
    const { writer, reader } = await twoProcesses();
    await rename(writer, "Grasshopper");
    expect(await names(reader, "grasshpoper")).toEqual(["Grasshopper"]);
    await rename(writer, "Grassjumper");
    await removeItems(writer, { entity: "shop", entityIds: [1] });
    await rename(writer, "Gasshopper");
    expect(await names(reader, "grasshopper")).toEqual(["Gasshopper"]);
    await removeItems(writer, { entity: "shop", entityIds: [1] });
    await sweepKnownWords(writer);
    expect(await names(reader, "grasshopper")).toEqual([]);
    const { words } = await knownWords(reader);
    expect(kindsBeginningWith(words, "gras")).toBe(0);
    expect(kindsBeginningWith(words, "amsterdam")).toBeGreaterThan(0);
  });

  test("are read once by many questions at once", async () => {
    const { reader } = await twoProcesses();
    const answers = await Promise.all(Array.from({ length: 20 }, () => names(reader, "greenhuose")));
    expect(answers.flat()).toEqual(Array.from({ length: 20 }, () => "Greenhouse"));
  });
});
