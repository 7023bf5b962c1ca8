import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { hostTable } from "../i18n/hosts.ts";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../viewer.ts";
import { pageHandler } from "./page-handler.ts";
import type { PageSeen } from "./page-seen.ts";
import { securityHeaders } from "./security-headers.ts";
import { waysAsked } from "./ways-asked.ts";

const SITE = "http://localhost:3000";
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const NOBODY_IN_CHARGE = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

/** The pages that are counted when these are asked for one after the other. */
async function seenOf(
  asked: { path: string; headers?: Record<string, string>; method?: string }[],
  { status = 200, viewer = ANONYMOUS }: { status?: number; viewer?: Viewer } = {},
) {
  const seen: PageSeen[] = [];
  const app = new Hono();
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.all(
    "*",
    pageHandler({
      hosts: hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false),
      appUserAgent: "HighstreetApp",
      render: async () => new Response("page", { status, headers: { etag: '"1"' } }),
      movedTo: async () => null,
      viewerOf: async () => (viewer.kind === "account" ? viewer : undefined),
      onPageSeen: (page) => void seen.push(page),
    }),
  );
  for (const { path, headers, method = "GET" } of asked)
    await app.request(SITE + path, { method, headers: { "user-agent": BROWSER, ...headers } });
  return seen;
}

const SHOP = "/coffeeshop/relax";
const member = (permissions: Partial<AccountViewer["permissions"]>) =>
  ({ kind: "account", accountId: 7, permissions: { ...NOBODY_IN_CHARGE, ...permissions } }) as AccountViewer;
const cookie = "auth_token=sam";

test("a page counts each time it is shown, also from the cache and as known to the browser, under one path in every language", async () => {
  const seen = await seenOf([
    { path: SHOP },
    { path: SHOP },
    { path: SHOP, headers: { "if-none-match": '"1"' } },
    { path: `/de${SHOP}` },
    { path: `/de${SHOP}.data` },
  ]);
  expect(seen.map(({ path }) => path)).toEqual([SHOP, SHOP, SHOP, SHOP, SHOP]);
});

test("where somebody was before is a page of this site, the name of another one, or nothing", async () => {
  const from = async (referer?: string) => {
    const [page] = await seenOf([{ path: SHOP, headers: referer === undefined ? {} : { referer } }]);
    return page?.from.kind === "ownPage" ? [page.from.path, String(page.from.search)] : page?.from;
  };
  expect(await from(`${SITE}/pl/coffeeshops/edam?open=now`)).toEqual(["/coffeeshops/edam", "open=now"]);
  expect(await from("https://example.com/secret?of=somebody")).toEqual({
    kind: "otherSite",
    host: "example.com",
  });
  expect(await from("no address")).toEqual({ kind: "nowhere" });
  expect(await from()).toEqual({ kind: "nowhere" });
});

test.each([
  ["what a browser fetches ahead", { path: `${SHOP}.data`, headers: { "sec-purpose": "prefetch" } }],
  ["a copy for the device", { path: SHOP, headers: { "x-copy-for": "req" } }],
  ["the same page that asks for its data anew", { path: `${SHOP}.data`, headers: { referer: SITE + SHOP } }],
  ["a program that says so", { path: SHOP, headers: { "user-agent": "Examplebot/1.0" } }],
  ["what says nothing of itself", { path: SHOP, headers: { "user-agent": "" } }],
  ["a question without the page", { path: SHOP, method: "HEAD" }],
])("%s counts as no visit", async (_, asked) => {
  expect(await seenOf([asked])).toEqual([]);
});

test("a page that is not there, or only leads on, counts as no visit", async () => {
  expect(await seenOf([{ path: SHOP }], { status: 404 })).toEqual([]);
  expect(await seenOf([{ path: `${SHOP}/` }])).toEqual([]);
});

test("members count, and whoever keeps a shop, a brand or the site does not", async () => {
  const countFor = async (permissions: Partial<AccountViewer["permissions"]>) =>
    (await seenOf([{ path: SHOP, headers: { cookie } }], { viewer: member(permissions) })).length;
  expect(await countFor({})).toBe(1);
  expect(await countFor({ shopAdmin: [3] })).toBe(0);
  expect(await countFor({ brandAdmin: [3] })).toBe(0);
  expect(await countFor({ mod: true })).toBe(0);
  expect(await countFor({ admin: true })).toBe(0);
});

describe("asking a map for the way", () => {
  const PING = { "content-type": "text/ping", "ping-to": "https://maps.example/", "ping-from": SITE + SHOP };

  async function askedFor(headers: Record<string, string>, viewer: Viewer = ANONYMOUS, isAway = false) {
    const seen: PageSeen[] = [];
    const app = new Hono().route(
      "/directions",
      waysAsked({
        hosts: hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false),
        viewerOf: async () => {
          if (isAway) throw new Error("The database is away");
          return viewer.kind === "account" ? viewer : undefined;
        },
        onPageSeen: (page) => void seen.push(page),
      }),
    );
    const answer = await app.request(`${SITE}/directions/relax`, {
      method: "POST",
      headers: { "user-agent": BROWSER, ...headers },
      body: "PING",
    });
    expect(answer.status).toBe(204);
    return seen;
  }

  test("counts with the page whose link was pressed, and with nothing else of it", async () => {
    const seen = await askedFor({ ...PING, "ping-from": `${SITE}/de${SHOP}` });
    expect(seen).toEqual([
      {
        path: "/directions/relax",
        search: new URLSearchParams(),
        from: { kind: "ownPage", path: SHOP, search: new URLSearchParams() },
      },
    ]);
  });

  test.each([
    ["a page of another site", { ...PING, "ping-from": "https://example.com/" }],
    ["nobody knows which page", { ...PING, "ping-from": "" }],
    ["a form", { ...PING, "content-type": "application/x-www-form-urlencoded" }],
    ["a program that says so", { ...PING, "user-agent": "Examplebot/1.0" }],
  ])("does not count from %s", async (_, headers) => {
    expect(await askedFor(headers)).toEqual([]);
  });

  test("counts of members, and not of whoever keeps a shop, nor of whom cannot be looked up", async () => {
    expect(await askedFor(PING, member({}))).toHaveLength(1);
    expect(await askedFor(PING, member({ shopAdmin: [3] }))).toEqual([]);
    expect(await askedFor(PING, ANONYMOUS, true)).toEqual([]);
  });
});
