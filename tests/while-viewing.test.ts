import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, RouterContextProvider, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { type AppContext, appContext } from "#app/app-context.ts";
import routes from "#app/routes.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { freshlySignedIn } from "#features/accounts/server/members.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { beginViewing } from "#features/users/server/begin-viewing.ts";
import { run } from "#features/leaving/server/planted-account.test-support.ts";
import { SHOWN_WHILE_VIEWING, whileViewing } from "#pages/while-viewing.server.ts";
import { ANONYMOUS, pageViewer, type Viewer } from "#platform/viewer.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { surfacesOf } from "./support/surfaces.ts";

/** What is not shown, written down a second time so that a new page is thought about: somebody has to say on which side it stands. */
const CLOSED = [
  /^dashboard(\/|$)/,
  /^(claim|colleague|contact|data-deletion|getlisted|login|newsletter|ui|user|user\/:url)$/,
  /^moderation\/:decision$/,
  // Of the device, not of the person.
  /^saved\/shops$/,
];

function patternsOf(entries: readonly RouteConfigEntry[], before = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ?? before;
    if (children) return patternsOf(children, here);
    return [index ? "/" : here];
  });
}

const PATTERNS = patternsOf(routes);

test("every page is either shown to whoever looks as somebody, or closed to them", () => {
  const isClosed = (pattern: string) => CLOSED.some((one) => one.test(pattern));
  const shown = PATTERNS.filter((pattern) => SHOWN_WHILE_VIEWING.has(pattern));
  expect(PATTERNS.filter((pattern) => !SHOWN_WHILE_VIEWING.has(pattern) && !isClosed(pattern))).toEqual([]);
  expect(shown.filter(isClosed)).toEqual([]);
  // None is listed that there is not.
  expect([...SHOWN_WHILE_VIEWING].filter((pattern) => !PATTERNS.includes(pattern))).toEqual([]);
});

const REASON = "Question 12: their favourite is gone";

/** In every letter and place of the person: no shop of these worlds stands at that latitude. */
const CANARY = /zqzq|\b52\.123\b/;

const PLANTED = [
  `insert into newsletter (account_id, email, is_wanted, confirmed_at) values ($1, 'zqzqmail@example.org', true, now())`,
  `insert into identity (provider, subject, account_id) values ('google', 'zqzqsubject', $1)`,
  `insert into session (token_hash, account_id, device, expires_at, signed_in_at, latitude, longitude, accuracy_metres)
    values (sha256('zqzq'), $1, 'zqzqdevice', now() + interval '1 day', now(), 52.123, 4.987, 12)`,
  `insert into ticket (account_id, kind, subject, name, email, message, locale, about)
    values ($1, 'contact', 'other', 'zqzqname', 'zqzq@example.org', 'zqzqmessage', 'nl', '/zqzqpage')`,
  `insert into notice (recipient_id, type, subject, details, expires_at)
    values ($1, 'reviewApproved', 'review/1', '{"reason": "zqzqreason"}', now() + interval '1 day')`,
  `insert into report (target_type, target_id, reason, text, reporter_id, has_letters, locale)
    values ('shop', 1, 'fake', 'zqzqreport', $1, false, 'nl')`,
  `insert into shop_follow (account_id, shop_id) select $1, id from shop where slug = 'andersom'`,
];

let person: Member;
let viewer: Viewer;
let headers: { authorization: string };
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await settleSmallCatalogue(database);
  const admin = await addMember(database, { name: "Ada Admin" });
  await grantRole(database, { accountId: admin.accountId, role: "admin", item: null });
  person = await addMember(database, { name: "Mo Member" });
  const friend = await addMember(database, { name: "Zqzqfriend", privacy: { profile: "friends" } });
  for (const text of PLANTED) await run(database, text, [person.accountId]);
  await run(
    database,
    `insert into friend_edge (lo, hi, lo_req, hi_req) values (least($1::bigint, $2), greatest($1::bigint, $2), true, true)`,
    [person.accountId, friend.accountId],
  );
  await run(
    database,
    `insert into product_watch (account_id, product_id, city_id)
      select $1, min(product.id), min(city.id) from product, city where city.name = 'Utrecht'`,
    [person.accountId],
  );
  headers = await signedIn(database, admin);
  const self = await viewerOf();
  if (self.kind === "anonymous") throw new Error("The admin has a session");
  await beginViewing(database, freshlySignedIn(self as Member, new Date()), {
    accountId: person.accountId,
    reason: REASON,
  });
  viewer = await viewerOf();

  async function viewerOf() {
    const token = headers.authorization.replace("Bearer ", "");
    return (await viewerOfToken(database, token, { adminsNeedSecondFactor: false })) ?? ANONYMOUS;
  }
});

async function drawn(as: Viewer) {
  const report = (error: unknown) => {
    throw error;
  };
  return drawnPages({ database, now: () => new Date(), report, viewer: as });
}

/** Slugs of any kind. */
const addressOf = (pattern: string) => `/${pattern.replace(/\?$/, "").replaceAll(/:\w+|\*/g, "tomorrow")}`;

describe("before any loader runs", () => {
  test("what is closed leads to the page that says so", async () => {
    const draw = await drawn(viewer);
    const closed = PATTERNS.filter((one) => !SHOWN_WHILE_VIEWING.has(one));
    expect(closed.length).toBeGreaterThan(40);
    for (const pattern of closed) {
      const { status, text } = await draw(addressOf(pattern));
      expect([pattern, status, text]).toEqual([pattern, 302, expect.stringContaining('/viewing"]')]);
    }
    const page = await draw("/viewing");
    expect([page.status, page.text.includes("Mo Member")]).toEqual([200, true]);
  });

  test("a page that is asked for as data is loaded as a document, whichever it is", () => {
    const asked = (path: string, as: Viewer) => {
      const context = new RouterContextProvider();
      const site = { languageBases: { nl: "" } };
      context.set(appContext, { viewer: as, site, locale: "nl" } as unknown as AppContext);
      const request = new Request(`https://example.org${path}.data?_routes=root`);
      return () =>
        whileViewing({
          request,
          url: new URL(`https://example.org${path}`),
          pattern: path.slice(1),
          context,
        });
    };
    for (const path of ["/coffeeshops", "/dashboard/users"]) {
      let thrown: unknown;
      try {
        asked(path, viewer)();
      } catch (answer) {
        thrown = answer;
      }
      const { headers: told } = thrown as Response;
      expect([told.get("x-remix-reload-document"), told.get("location")]).toEqual(["true", path]);
      for (const as of [ANONYMOUS, person]) expect(asked(path, as)()).toBeUndefined();
    }
  });

  test("who looks as themselves has no page that says what stays closed", async () => {
    for (const as of [ANONYMOUS, person])
      expect((await (await drawn(as))("/viewing")).text).toContain('"location","/"');
  });
});

describe("what is shown", () => {
  test("has neither letters nor places nor friends of the person, on any page and in any call, and none of them writes", async () => {
    const errors: unknown[] = [];
    const surfaces = await surfacesOf({
      database,
      now: () => new Date(),
      asked: {
        shop: "andersom",
        product: "jack-herer",
        brand: "nobody",
        city: "utrecht",
        beginnings: ["and", "@zq"],
      },
      report: (error) => errors.push(error),
      viewer,
      headers,
    });
    const isShown = (path: string) => {
      const matches = matchRoutes(routes as RouteObject[], path.replace(/\?.*/, ""));
      const pattern =
        matches
          ?.map(({ route }) => route.path)
          .filter(Boolean)
          .join("/") ?? "";
      return SHOWN_WHILE_VIEWING.has(pattern || "/");
    };
    const walked = surfaces.filter(({ name, path }) => name.startsWith("GET /api/") || isShown(path));
    expect(walked.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const { name, read } of walked) {
      const { text } = await read();
      const at = text.search(CANARY);
      if (at >= 0) found.push(`${name}: …${text.slice(Math.max(0, at - 60), at + 20)}…`);
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  }, 120_000);

  test("has the person's favourites, and of their profile nothing else", async () => {
    const draw = await drawn(viewer);
    const { status, text } = await draw("/profile?tab=following");
    expect([status, text.includes("Andersom"), text.includes("Mo Member")]).toEqual([200, true, true]);
    expect(text).not.toMatch(/Utrecht","slug|"watches":\[\{/);
    expect(text).toContain('"hasEmail":false');
    for (const tab of ["friends", "privacy", "account"])
      expect((await draw(`/profile?tab=${tab}`)).text).toContain('"location","/viewing"');
    expect((await draw("/profile")).text).toContain('"location","/profile?tab=following"');
  });

  test("says who it is and until when, and nothing of the admin", () => {
    expect(JSON.stringify(pageViewer(viewer))).not.toContain("Ada");
    expect(pageViewer(viewer)).toMatchObject({ name: "Mo Member", viewing: { until: expect.any(String) } });
  });

  test("cannot be written, whatever a page tries", async () => {
    const { routerContext } = await import("#app/app-context.ts");
    const context = await routerContext({ database, viewer, locale: "nl" } as unknown as AppContext);
    const { database: seen } = context.get(appContext);
    const write = run(seen, "delete from shop_follow");
    await expect(write).rejects.toMatchObject({ kind: "notAllowed" });
    const inTransaction = seen.transaction((tx) => run(tx, "delete from shop_follow"));
    await expect(inTransaction).rejects.toMatchObject({ kind: "notAllowed" });
    expect(await run(database, "select 1 from shop_follow")).toHaveLength(1);
  });
});
