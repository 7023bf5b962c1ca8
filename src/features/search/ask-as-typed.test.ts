// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askAsTyped, type AskingState } from "./ask-as-typed.ts";

interface Sent {
  search: string | null;
  types: string[];
  lang: string | null;
  signal: AbortSignal;
  /** Answers with one shop of this name; without a name the call fails. */
  answer: (name?: string) => Promise<void>;
}

/** A fake of our own API, whose answers and clock the test controls. */
function typist() {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const query = new URL(address, "https://site.test").searchParams;
    sent.push({
      search: query.get("search"),
      types: query.getAll("types"),
      lang: query.get("lang"),
      signal,
      answer: async (name) => {
        if (name === undefined) reject(new TypeError("Failed to fetch"));
        else resolve(Response.json({ shops: [{ _id: name, url: name, name }] }));
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return promise;
  });
  const states: AskingState[] = [];
  const asking = askAsTyped("de", (state) => states.push(state));
  const shown = () => {
    const state = states.at(-1);
    return state && "last" in state ? state.last?.found.shops?.[0]?.name : undefined;
  };
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { sent, states, shown, wait, ...asking, step: () => states.at(-1)?.step };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("nothing is sent", () => {
  test.each(["", "@", "  ", " @ "])("for “%s”", async (typed) => {
    const { type, wait, sent, step } = typist();
    type(typed);
    await wait(5000);
    expect(sent).toEqual([]);
    expect(step()).toBe("silent");
  });

  test("when the field is emptied before the wait is over, and what was shown goes", async () => {
    const { type, wait, sent, shown, step } = typist();
    type("a");
    await wait(500);
    await sent[0]?.answer("Amstel");
    expect(shown()).toBe("Amstel");
    type("am");
    type("");
    await wait(5000);
    expect(sent).toHaveLength(1);
    expect(step()).toBe("silent");
  });
});

test("the first letter is asked for after 120 ms, however fast the next ones follow", async () => {
  const { type, wait, sent } = typist();
  type("u");
  await wait(60);
  type("ut");
  await wait(59);
  expect(sent).toEqual([]);
  await wait(1);
  expect(sent.map(({ search }) => search)).toEqual(["ut"]);
});

test("a quick typist sends two requests for a word: one at once, one when done", async () => {
  const { type, wait, sent } = typist();
  for (let letters = 1; letters <= "amsterdam".length; letters++) {
    type("amsterdam".slice(0, letters));
    await wait(100);
  }
  await wait(5000);
  expect(sent.map(({ search }) => search)).toEqual(["am", "amsterdam"]);
});

test("@ asks for users only", async () => {
  const { type, wait, sent } = typist();
  type("@sa");
  await wait(500);
  expect(sent[0]).toMatchObject({ search: "@sa", types: ["users"], lang: "de" });
});

test("a pending search is cancelled when a new one starts, and when the field is emptied", async () => {
  const { type, wait, sent } = typist();
  type("a");
  await wait(500);
  type("ab");
  expect(sent[0]?.signal.aborted).toBe(false);
  await wait(500);
  expect(sent[0]?.signal.aborted).toBe(true);
  type("");
  expect(sent[1]?.signal.aborted).toBe(true);
});

test("a failure says so, and the same question can be asked again", async () => {
  const { type, wait, sent, step, shown } = typist();
  type("a");
  await wait(500);
  await sent[0]?.answer();
  expect(step()).toBe("failed");
  type("a ");
  await wait(500);
  await sent[1]?.answer("Amstel");
  expect(shown()).toBe("Amstel");
});

test("in whatever order answers arrive, an older one never replaces a newer one", async () => {
  const step = fc.record({
    typed: fc.constantFrom("a", "ab", "abc", "x", "", "@", "@a"),
    waited: fc.integer({ min: 0, max: 400 }),
    answered: fc.option(fc.nat(9)),
    isBroken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { type, wait, sent, states, stop } = typist();
      for (const { typed, waited, answered, isBroken } of steps) {
        type(typed);
        await wait(waited);
        const call = sent[(answered ?? 99) % 100];
        await call?.answer(isBroken ? undefined : String(sent.indexOf(call)));
      }
      // Each answer carries the number of its request.
      const numbers = states.flatMap((state) =>
        "last" in state ? (state.last?.found.shops ?? []).map(({ name }) => Number(name)) : [],
      );
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      const pending = sent.filter(({ signal }) => !signal.aborted).length;
      expect(pending).toBeLessThanOrEqual(1);
      stop();
    }),
  );
});
