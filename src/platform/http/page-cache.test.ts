import { describe, expect, test } from "vitest";
import { NonceTemplate } from "./nonce-template.ts";
import { type DrawnPage, PageCache } from "./page-cache.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const textOf = (page: DrawnPage | undefined) => page?.text.filledWith("_").toString();

/** A cache with a clock that stands still until it is moved, and a count of drawings. */
function smallCache(options: { maxBytes?: number } = {}) {
  let nowMs = 0;
  let drawnCount = 0;
  const cache = new PageCache({ ...options, now: () => nowMs });
  return {
    ask: (key: string, status = 200) =>
      cache.page(key, async (): Promise<DrawnPage> => {
        drawnCount += 1;
        return {
          text: new NonceTemplate(`page ${drawnCount}`, "_"),
          status,
          headers: {},
          drawnAtMs: nowMs,
        };
      }),
    askInVain: (key: string) => cache.page(key, () => Promise.reject(new Error("nobody can draw"))),
    wait: (ms: number) => (nowMs += ms),
    clear: () => cache.clear(),
    drawnCount: () => drawnCount,
  };
}

test("a page is drawn once for all who ask within ten seconds, and anew after", async () => {
  const cache = smallCache();
  expect(textOf(await cache.ask("/"))).toBe("page 1");
  cache.wait(9 * SECOND_MS);
  expect(textOf(await cache.ask("/"))).toBe("page 1");
  cache.wait(SECOND_MS);
  expect(textOf(await cache.ask("/"))).toBe("page 2");
});

test("a thousand visitors of a cold page cost one drawing", async () => {
  const cache = smallCache();
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.ask("/")));
  expect(new Set(pages).size).toBe(1);
  expect(cache.drawnCount()).toBe(1);
});

test("pages of different keys never mix", async () => {
  const cache = smallCache();
  const [one, other] = await Promise.all([cache.ask("/de"), cache.ask("/fr")]);
  expect(textOf(one)).not.toBe(textOf(other));
});

test.each([404, 301, 500, 503])("a page with status %d is not kept", async (status) => {
  const cache = smallCache();
  await cache.ask("/", status);
  await cache.ask("/", status);
  expect(cache.drawnCount()).toBe(2);
});

describe("while pages cannot be drawn", () => {
  test.each([
    ["a drawing with status 503", (cache: ReturnType<typeof smallCache>) => cache.ask("/", 503)],
    ["a drawing that breaks off", (cache: ReturnType<typeof smallCache>) => cache.askInVain("/")],
  ])("%s is answered with the last good page, for ten minutes", async (_, fail) => {
    const cache = smallCache();
    await cache.ask("/");
    cache.wait(9 * MINUTE_MS);
    const shown = await fail(cache);
    expect([shown.status, textOf(shown)]).toEqual([200, "page 1"]);
    cache.wait(MINUTE_MS);
    const tooOld = fail(cache).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
    expect([503, "nobody can draw"]).toContain(await tooOld);
  });

  test("the next visitor has it tried again", async () => {
    const cache = smallCache();
    await expect(cache.askInVain("/")).rejects.toThrow("nobody can draw");
    expect(textOf(await cache.ask("/"))).toBe("page 1");
  });
});

test("memory has an end: the page nobody asked for longest goes first", async () => {
  const cache = smallCache({ maxBytes: 50 });
  for (const key of ["/a", "/b", "/a", "/c"]) await cache.ask(key);
  expect(cache.drawnCount()).toBe(3);
  await cache.ask("/a");
  expect(cache.drawnCount()).toBe(3);
  await cache.ask("/b");
  expect(cache.drawnCount()).toBe(4);
});

test("a cleared cache draws anew", async () => {
  const cache = smallCache();
  await cache.ask("/");
  cache.clear();
  expect(textOf(await cache.ask("/"))).toBe("page 2");
});
