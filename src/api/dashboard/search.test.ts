import { beforeEach, expect, test } from "vitest";
import type { Role } from "#features/accounts/access.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, leave, signedIn } from "#features/accounts/server/people.test-support.ts";
import { addBrand, dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import type { DeskHits } from "#features/desk-search/desk-hit.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { openTicket } from "#features/support/server/open-ticket.ts";
import { QUESTION } from "#features/support/question.test-support.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);
const { api } = testApi(database);

const idOfSlug = statement(
  "ids-of-slug-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`
    select id from shop where slug = ${p.slug} union all select id from brand where slug = ${p.slug}`,
);

const idOf = async (slug: string) => (await idOfSlug.first(database, { slug }))?.id as number;

let seeker: Record<string, Awaited<ReturnType<typeof callerOf>>>;

const caller = (role: Role, of: string | null = null) => callerOf(database, "search", { role, of });

beforeEach(async () => {
  seeker = {
    admin: await caller("admin"),
    mod: await caller("mod"),
    owner: await caller("shopAdmin", "mosa"),
    brand: await caller("brandAdmin", "lage-landen"),
  };
});

async function hits(who: string, search: string, lang = "en"): Promise<DeskHits> {
  const answer = await seeker[who]?.("GET", `?${new URLSearchParams({ search, lang })}`);
  expect(answer?.status).toBe(200);
  return answer?.body as unknown as DeskHits;
}

/** The names found, a list after the other: `shops: Mosa`. */
async function found(who: string, search: string): Promise<string[]> {
  return Object.entries(await hits(who, search)).flatMap(([list, group]) =>
    group.map(({ name }) => `${list}: ${name}`),
  );
}

test("everybody is answered the lists that they may open, and a guest or a member none", async () => {
  const lists = async (who: string) => Object.keys(await hits(who, "x"));
  expect(await lists("admin")).toEqual([
    "shops",
    "products",
    "brands",
    "users",
    "support",
    "answers",
    "deals",
    "coffeejobs",
    "cities",
    "discover",
    "newsletter",
  ]);
  expect(await lists("mod")).toEqual(["products", "support"]);
  expect(await lists("owner")).toEqual(["shops", "support", "coffeejobs"]);
  expect(await lists("brand")).toEqual(["products", "brands", "support", "deals", "coffeejobs"]);
  const ask = (headers = {}) => api.request("/dashboard/search?search=mosa", { headers });
  expect((await ask()).status).toBe(401);
  expect((await ask(await signedIn(database, await addMember(database)))).status).toBe(403);
});

test("a city is found by its name in any language and by its address, by admins only", async () => {
  expect(await found("admin", "/coffeeshops/maastricht")).toEqual(["cities: Maastricht"]);
  expect((await found("admin", "maastricht")).includes("cities: Maastricht")).toBe(true);
  expect((await found("owner", "maastricht")).filter((one) => one.startsWith("cities"))).toEqual([]);
});

test.for([
  ["mosa", { admin: ["shops: Mosa", "shops: Mosa Smart"], mod: [], owner: ["shops: Mosa"], brand: [] }],
  ["andersom", { admin: ["shops: Andersom"], mod: [], owner: [], brand: [] }],
  [
    "laagland",
    {
      admin: ["products: Laagland Fog", "brands: Lage Landen"],
      mod: ["products: Laagland Fog"],
      owner: [],
      brand: ["products: Laagland Fog", "brands: Lage Landen"],
    },
  ],
  ["red sand", { admin: ["products: Red Sand"], mod: ["products: Red Sand"], owner: [], brand: [] }],
  // No visitor finds what is not public yet.
  ["not yet", { admin: ["products: Not Yet"], mod: ["products: Not Yet"], owner: [], brand: [] }],
] as const)("%s is found by those who may edit it, and by nobody else", async ([search, wanted]) => {
  for (const [who, names] of Object.entries(wanted)) {
    expect([who, ...(await found(who, search))]).toEqual([who, ...names]);
  }
});

test("typos are forgiven, also to those who speak for one", async () => {
  expect(await found("admin", "andersmo")).toEqual(["shops: Andersom"]);
  expect(await found("brand", "laaglnad")).toContain("products: Laagland Fog");
});

test("people are found by admins alone, by name or address, and those who are about to leave by nobody", async () => {
  const zoe = await addMember(database, { name: "Zoë uit Zwolle" });
  expect(await found("admin", "@zoe-uit")).toEqual(["users: Zoë uit Zwolle"]);
  expect((await hits("admin", "Zoë")).users).toMatchObject([
    { _id: String(zoe.accountId), detail: "@zoe-uit-zwolle", page: "/user/zoe-uit-zwolle" },
  ]);
  for (const who of ["mod", "owner", "brand"]) expect(await found(who, "@zoe")).toEqual([]);
  await leave(database, zoe);
  expect(await found("admin", "@zoe")).toEqual([]);
});

test("tickets are found by admins and by whoever asked, and nobody's address of a letter is told", async () => {
  const owner = await addMember(database, { name: "Luuk" });
  const id = await openTicket(
    database,
    { ...QUESTION, message: "My photo is gone" },
    { captcha: null, accountId: owner.accountId },
  );
  await grantRole(database, { accountId: owner.accountId, role: "shopAdmin", item: "andersom" });
  const hit = { _id: String(id), name: `#${id} Mies`, detail: "My photo is gone" };
  expect((await hits("admin", "#my photo")).support).toEqual([hit]);
  expect((await hits("admin", `#${id}`)).support).toEqual([hit]);
  const asked = await api.request("/dashboard/search?search=photo", {
    headers: await signedIn(database, owner),
  });
  expect(await asked.json()).toMatchObject({ support: [hit] });
  for (const search of ["#my photo", `#${id}`]) {
    for (const who of ["mod", "owner", "brand"]) expect((await hits(who, search)).support).toEqual([]);
  }
});

test("deals and job offers are found in any language by those whose they are", async () => {
  const deal = await dealIn(database, "draft", paperDeal(await addBrand(database)));
  seeker["papers"] = await caller("brandAdmin", "vloeipapier-zonen");
  await addJob(database, { shopId: await idOf("mosa") });
  expect((await hits("papers", "half price", "nl")).deals).toEqual([
    { _id: String(deal.id), name: "Tweede pakje halve prijs", detail: "Vloeipapier & Zonen" },
  ]);
  for (const who of ["owner", "brand"]) expect(await found(who, "half price")).toEqual([]);
  expect((await hits("owner", "barista")).coffeejobs).toMatchObject([{ name: "Barista", detail: "Mosa" }]);
  expect(await found("brand", "barista")).toEqual([]);
});

test("a number finds whatever has it, and an address what it shows, but nothing of somebody else", async () => {
  const mosa = await idOf("mosa");
  expect((await hits("owner", `#${mosa}`)).shops).toMatchObject([{ _id: String(mosa), name: "Mosa" }]);
  expect(await found("owner", `#${await idOf("andersom")}`)).toEqual([]);
  expect(await found("owner", "https://example.org/de/coffeeshop/mosa")).toEqual(["shops: Mosa"]);
  expect(await found("owner", "/coffeeshop/andersom")).toEqual([]);
  expect(await found("admin", "/weed/laagland-fog")).toEqual(["products: Laagland Fog"]);
  expect(await found("mod", `/dashboard/shops/shop?id=${mosa}`)).toEqual([]);
  expect(await found("admin", "/coffeeshop/nobody")).toEqual([]);
});

test("whatever is typed is answered, and what is missing or too long is refused", async () => {
  for (const search of ["", "%", "'", "\u0000", "#", "@", "💨", "a".repeat(300), "/coffeeshop/%E0"]) {
    await hits("admin", search);
  }
  for (const query of ["", `?search=${"a".repeat(301)}`, "?search=a&search=b"]) {
    expect(await seeker["admin"]?.("GET", query)).toMatchObject({
      status: 400,
      body: { errors: [{ param: "search" }] },
    });
  }
});
