import { describe, expect, test } from "vitest";
import type { MenuRules, ProfileWords } from "#features/compliance/compliance.ts";
import { chooseVisibility } from "#features/compliance/server/choose-visibility.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { CANARY, plantCanaryMenu } from "./support/canary-menu.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { type Surface, surfacesOf } from "./support/surfaces.ts";

const SHOP = { slug: "andersom", name: "Andersom" };
const CITY = "utrecht";
const { product, brand } = CANARY;

/** Never whole words: a page may repeat what was searched. */
const BEGINNINGS = [CANARY.rawName, CANARY.heading, product.name].map((word) => word.slice(0, 6));

const MENU_WORDS = [CANARY.rawName, CANARY.heading];
/** 987.41 with any separator, in cents, or rounded by a list of prices. */
const PRICE = /987[.,\u00a0 ]?41|€[\s\u00a0]?98[78]\b/;

/** A few hundred pages and calls, one after the other. */
const WALK_MS = 120_000;

interface Read extends Surface {
  status: number;
  text: string;
}

/** What a profile says of the shop, and what its owner has chosen. */
interface Visibility {
  profile?: Partial<ProfileWords>;
  ofOwner?: Partial<MenuRules>;
}

/** All public surfaces while the shop's menu has this visibility. */
async function walk(visibility: Visibility, beginnings = BEGINNINGS): Promise<Read[]> {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  await plantCanaryMenu(database, { shop: SHOP.slug });
  const { profile, ofOwner } = visibility;
  if (profile) await setProfile(database, { shop: SHOP.slug }, profile);
  if (ofOwner) {
    const { shop } = await shopRecord(database, { slug: SHOP.slug, locale: "nl", now: NOW });
    await chooseVisibility(database, { shopId: shop.id, ...ofOwner, now: NOW });
  }
  const reported: unknown[] = [];
  const surfaces = await surfacesOf({
    database,
    now: () => NOW,
    asked: { shop: SHOP.slug, product: product.slug, brand: brand.slug, city: CITY, beginnings },
    report: (error) => reported.push(error),
  });
  const read: Read[] = [];
  for (const surface of surfaces) read.push({ ...surface, ...(await surface.read()) });
  expect(reported).toEqual([]);
  return read;
}

/** Where a forbidden text was found. */
function found(read: Read[], isThere: (text: string) => boolean): string[] {
  return read.filter(({ text }) => isThere(text)).map(({ name }) => name);
}

/** The queries about one thing. Calls ignore unknown query parameters. */
function about(slug: string, read: Read[]): Read[] {
  const plain = new Map(read.map(({ path, text }) => [path, text]));
  return read.filter(({ path, text }) => {
    const [pathname = "", query = ""] = path.split("?");
    const isAnswered = text !== plain.get(pathname);
    return pathname.split(/[/.]/).includes(slug) || (query.endsWith(`=${slug}`) && isAnswered);
  });
}

describe.each([
  ["hidden by its owner", { ofOwner: { menu: "hidden" } }],
  ["for members only", { profile: { menu: "login" } }],
] as const)("a menu that is %s", (_, visibility) => {
  test(
    "is on no page, in no call, file, search or data for the browser",
    async () => {
      const read = await walk(visibility);
      expect(found(read, (text) => MENU_WORDS.some((word) => text.includes(word)))).toEqual([]);
      expect(found(read, (text) => PRICE.test(text))).toEqual([]);
      // What the shop sells is its menu, on all surfaces.
      const ofShopOrCity = [...about(SHOP.slug, read), ...about(CITY, read)];
      expect(found(ofShopOrCity, (text) => text.includes(product.name))).toEqual([]);
      const ofProductOrBrand = [...about(product.slug, read), ...about(brand.slug, read)];
      expect(found(ofProductOrBrand, (text) => text.includes(SHOP.name))).toEqual([]);
    },
    WALK_MS,
  );
});

test.each([
  ["a list of names", { profile: { menu: "names" } }],
  ["for members", { profile: { prices: "login" } }],
  ["hidden by the owner", { ofOwner: { prices: "hidden" } }],
] as const)(
  "where prices are %s, none is on any surface",
  async (_, visibility) => {
    expect(found(await walk(visibility, BEGINNINGS.slice(-1)), (text) => PRICE.test(text))).toEqual([]);
  },
  WALK_MS,
);

test(
  "the walk sees what is in the open, and every surface answers",
  async () => {
    const read = await walk({});
    const named = found(read, (text) => text.includes(SHOP.name));
    for (const path of [
      `/coffeeshop/${SHOP.slug}`,
      `/coffeeshops/${CITY}`,
      `/coffeeshop/${SHOP.slug}/hours.ics`,
      `/share/shop/${SHOP.slug}.png`,
      `/api/getshops?city=${CITY}`,
    ]) {
      expect(named).toContain(`GET ${path}`);
    }
    expect(found(read, (text) => PRICE.test(text))).not.toEqual([]);
    expect(read.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual([]);
    // Raw names of menu lines find nothing, even on a public menu: only names of products are searched.
    const searched = read.filter(({ path }) => path.includes("?q=") && !path.includes(SHOP.slug));
    expect(found(searched, (text) => text.includes(CANARY.rawName))).toEqual([]);
  },
  WALK_MS,
);
