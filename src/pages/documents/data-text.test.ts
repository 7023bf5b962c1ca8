import fc from "fast-check";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { describe, expect, it } from "vitest";
import { LEFT_OUT, onlyShown } from "#ui/as-drawn/left-out.ts";
import { dataText, NotPlainData } from "./data-text.ts";

/** What the router makes of a text in a browser. */
async function readByTheRouter(text: string): Promise<unknown> {
  const { value } = await decode(new Blob([text]).stream() as ReadableStream<Uint8Array>, globalThis);
  return value;
}

const leaf = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, ""),
  fc.date({ noInvalidDate: true }),
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("data")),
    fc.dictionary(fieldName(), tie("data"), { noNullPrototype: true }),
  ),
}));

/** The decoder guards the prototype and drops this field; no loader has one. */
function fieldName() {
  return fc.string({ unit: "binary" }).filter((name) => name !== "__proto__");
}

describe("dataText", () => {
  it("says what the router reads back, whatever the data", async () => {
    await fc.assert(
      fc.asyncProperty(data, async (value) => {
        expect(await readByTheRouter(dataText({ value }))).toEqual({ value });
      }),
      { numRuns: 500 },
    );
  });

  it("says the same when a part of it was written before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fieldName(), data, { noNullPrototype: true }),
        data,
        async (site, page) => {
          const whole = { page, root: { site } };
          expect(await readByTheRouter(dataText(whole, site))).toEqual(whole);
          expect(await readByTheRouter(dataText(whole, site))).toEqual(whole);
        },
      ),
    );
  });

  it("leaves out what is only shown, and says that it did", async () => {
    const name = "Bodhi Seeds";
    const shown = onlyShown({ strains: ["Ancient OG"], jobs: [] });
    const text = dataText({ name, shown, about: onlyShown(["{}", "[]"]) });
    expect(await readByTheRouter(text)).toEqual({
      name,
      shown: { strains: LEFT_OUT, jobs: LEFT_OUT },
      about: [LEFT_OUT, LEFT_OUT],
    });
    expect(text).not.toContain("Ancient OG");
  });

  it("says of what is only shown what is asked for elsewhere too", async () => {
    const brand = { name: "Bodhi Seeds" };
    const text = dataText({ shown: onlyShown({ brand }), brand });
    expect(await readByTheRouter(text)).toEqual({ shown: { brand: LEFT_OUT }, brand });
  });

  it("keeps what stands in two places one thing, and says it once", async () => {
    const shop = { name: "Barraka", city: "Amsterdam" };
    const text = dataText({ shops: [shop, shop], city: "Amsterdam" });
    expect(text.match(/Amsterdam/g)).toHaveLength(1);
    const { shops } = (await readByTheRouter(text)) as { shops: object[] };
    expect(shops[0]).toBe(shops[1]);
  });

  it.each([
    ["a promise", Promise.resolve(1)],
    ["an answer", new Response()],
    ["a map", new Map()],
    ["an address", new URL("http://x")],
    ["a function", () => 1],
  ])("refuses %s", (_what, value) => {
    expect(() => dataText({ value })).toThrow(NotPlainData);
  });
});
