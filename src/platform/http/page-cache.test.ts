import { describe, expect, test } from "vitest";
import { NonceTemplate } from "./nonce-template.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const textOf = (page: CachedPage | undefined) => page?.text.render("_").toString();

interface Asked {
  variant?: string;
  mayBeStale?: boolean;
}

/** A cache with a clock that stands still until it is moved, and a render count. */
function smallCache(options: { maxBytes?: number } = {}) {
  let nowMs = 0;
  let renderCount = 0;
  const cache = new PageCache({ ...options, now: () => nowMs });
  const at = (address: string, variant = "") => ({ address, variant });
  return {
    ask: (address: string, status = 200, { variant, mayBeStale = true }: Asked = {}) =>
      cache.page(at(address, variant), async (): Promise<CachedPage> => {
        renderCount += 1;
        return {
          text: new NonceTemplate(`page ${renderCount}`, "_"),
          status,
          headers: {},
          mayBeStale,
          renderedAtMs: nowMs,
        };
      }),
    askFor: (address: string, render: () => Promise<CachedPage>) => cache.page(at(address), render),
    nowMs: () => nowMs,
    askInVain: (address: string, variant?: string) =>
      cache.page(at(address, variant), () => Promise.reject(new Error("the database is away"))),
    wait: (ms: number) => (nowMs += ms),
    clear: () => cache.clear(),
    renderCount: () => renderCount,
  };
}

test("a page is rendered once for all requests within ten seconds, and again after", async () => {
  const cache = smallCache();
  expect(textOf(await cache.ask("/"))).toBe("page 1");
  cache.wait(9 * SECOND_MS);
  expect(textOf(await cache.ask("/"))).toBe("page 1");
  cache.wait(SECOND_MS);
  expect(textOf(await cache.ask("/"))).toBe("page 2");
});

test("a thousand visitors of a cold page cost one render", async () => {
  const cache = smallCache();
  const pages = await Promise.all(Array.from({ length: 1000 }, () => cache.ask("/")));
  expect(new Set(pages).size).toBe(1);
  expect(cache.renderCount()).toBe(1);
});

test("pages of different keys never mix", async () => {
  const cache = smallCache();
  const [one, other] = await Promise.all([cache.ask("/de"), cache.ask("/fr")]);
  expect(textOf(one)).not.toBe(textOf(other));
});

test.each([404, 301, 500, 503])("a page with status %d is not cached", async (status) => {
  const cache = smallCache();
  await cache.ask("/", status);
  await cache.ask("/", status);
  expect(cache.renderCount()).toBe(2);
});

describe("while pages cannot be rendered", () => {
  test.each([
    ["a render with status 503", (cache: ReturnType<typeof smallCache>) => cache.ask("/", 503)],
    ["a render that breaks off", (cache: ReturnType<typeof smallCache>) => cache.askInVain("/")],
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
    expect([503, "the database is away"]).toContain(await tooOld);
  });

  test("after a failure the last good page is served at once, and rendered again two seconds later", async () => {
    const cache = smallCache();
    await cache.ask("/");
    cache.wait(20 * SECOND_MS);
    await cache.askInVain("/");
    cache.wait(SECOND_MS);
    expect(textOf(await cache.ask("/"))).toBe("page 1");
    expect(cache.renderCount()).toBe(1);
    cache.wait(SECOND_MS);
    expect(textOf(await cache.ask("/"))).toBe("page 2");
  });

  test.each([
    ["300 ms", 20 * SECOND_MS, 300],
    ["two seconds for one that is seldom asked for", 5 * MINUTE_MS, 2_000],
  ])(
    "a render that hangs is waited for no longer than %s, and what it brings is shown to the next",
    async (_, ageMs, patienceMs) => {
      const cache = smallCache();
      await cache.ask("/");
      cache.wait(ageMs);
      const { promise: hanging, resolve: goOn } = Promise.withResolvers<CachedPage>();
      const startedAt = performance.now();
      expect(textOf(await cache.askFor("/", () => hanging))).toBe("page 1");
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(patienceMs - 10);
      // Who comes later does not wait for it again.
      cache.wait(patienceMs);
      expect(textOf(await cache.askFor("/", () => hanging))).toBe("page 1");
      goOn({
        text: new NonceTemplate("late page", "_"),
        status: 200,
        headers: {},
        mayBeStale: true,
        renderedAtMs: cache.nowMs(),
      });
      await hanging;
      expect(textOf(await cache.ask("/"))).toBe("late page");
    },
  );

  test.each([404, 410, 301])(
    "a page that was answered with %d meanwhile does not come back",
    async (status) => {
      const cache = smallCache();
      for (const variant of ["asked", "agreed"]) await cache.ask("/shop", 200, { variant });
      await cache.ask("/shop-next-door");
      cache.wait(20 * SECOND_MS);
      expect((await cache.ask("/shop", status, { variant: "asked" })).status).toBe(status);
      for (const variant of ["asked", "agreed"])
        await expect(cache.askInVain("/shop", variant)).rejects.toThrow("the database is away");
      expect(textOf(await cache.askInVain("/shop-next-door"))).toBe("page 3");
    },
  );

  test("a page that must not be old is shown for ten seconds and then no more", async () => {
    const cache = smallCache();
    await cache.ask("/user/sam", 200, { mayBeStale: false });
    cache.wait(9 * SECOND_MS);
    expect(textOf(await cache.askInVain("/user/sam"))).toBe("page 1");
    cache.wait(SECOND_MS);
    await expect(cache.askInVain("/user/sam")).rejects.toThrow("the database is away");
    expect((await cache.ask("/user/sam", 503)).status).toBe(503);
  });

  test("the next request tries again", async () => {
    const cache = smallCache();
    await expect(cache.askInVain("/")).rejects.toThrow("the database is away");
    expect(textOf(await cache.ask("/"))).toBe("page 1");
  });
});

test("the cache has a size limit: the least recently used page goes first", async () => {
  const cache = smallCache({ maxBytes: 50 });
  for (const key of ["/a", "/b", "/a", "/c"]) await cache.ask(key);
  expect(cache.renderCount()).toBe(3);
  await cache.ask("/a");
  expect(cache.renderCount()).toBe(3);
  await cache.ask("/b");
  expect(cache.renderCount()).toBe(4);
});

test("a cleared cache renders again", async () => {
  const cache = smallCache();
  await cache.ask("/");
  cache.clear();
  expect(textOf(await cache.ask("/"))).toBe("page 2");
});
