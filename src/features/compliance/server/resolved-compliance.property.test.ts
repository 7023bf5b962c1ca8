import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import {
  BRAND_PAGES,
  type ComplianceProfile,
  DEAL_TYPES,
  mayShowMenu,
  mayShowPrices,
  type MenuRules,
  MENU_VISIBILITIES,
  PRICE_VISIBILITIES,
  type ProfileWords,
  resolveProfile,
} from "../compliance.ts";
import { chooseVisibility } from "./choose-visibility.ts";
import { clearProfile, setProfile } from "./profiles.test-support.ts";

const database = testDatabase();

const resolved = statement(
  "test-resolved",
  () => sql<{ id: number; slug: string; municipality: string; row: object }>`
    select shop.id, shop.slug, municipality.slug as municipality, json_build_object(
      'menu', shop_compliance.menu, 'prices', shop_compliance.prices, 'dealTypes', deal_types,
      'isIndexable', is_indexable, 'isMenuPublic', is_menu_public, 'arePricesPublic', are_prices_public) as row
    from shop
    join municipality on municipality.id = shop.municipality_id
    left join shop_compliance on shop_compliance.shop_id = shop.id
    order by shop.slug`,
);

const move = statement(
  "test-move-shop",
  (_, p: Params<{ slug: string; city: string }>) => sql`
    update shop set city_id = city.id, municipality_id = city.municipality_id
    from city where city.slug = ${p.city} and shop.slug = ${p.slug}`,
);

const mergeMunicipalities = statement(
  "test-merge-municipalities",
  (_, p: Params<{ city: string; municipality: string }>) => sql`
    update city set municipality_id = municipality.id
    from municipality where municipality.slug = ${p.municipality} and city.slug = ${p.city}`,
);

const DEFAULT: ComplianceProfile = {
  menu: "full",
  prices: "public",
  dealTypes: DEAL_TYPES,
  brandPage: "full",
  isIndexable: true,
};

const ALL: MenuRules = { menu: "full", prices: "public" };

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const words: fc.Arbitrary<ProfileWords> = fc.record({
  menu: maybe(fc.constantFrom(...MENU_VISIBILITIES)),
  prices: maybe(fc.constantFrom(...PRICE_VISIBILITIES)),
  dealTypes: maybe(fc.subarray([...DEAL_TYPES])),
  brandPage: maybe(fc.constantFrom(...BRAND_PAGES)),
  isIndexable: maybe(fc.boolean()),
});
const shop = fc.constantFrom("andersom", "cafe-zwart", "mosa", "zeelucht");
const municipality = fc.constantFrom("utrecht", "rotterdam", "maastricht");
const city = fc.constantFrom("utrecht", "vleuten", "maastricht", "hoek-van-holland");
const chosen = fc.record(
  { menu: fc.constantFrom(...MENU_VISIBILITIES), prices: fc.constantFrom(...PRICE_VISIBILITIES) },
  { requiredKeys: [] },
);
const key = fc.oneof(
  fc.record({ shop }),
  fc.record({ municipality }),
  fc.constantFrom({ country: "NL" }, { country: "BE" }),
);
const step = fc.oneof(
  fc.record({ do: fc.constant("default" as const), words }),
  fc.record({ do: fc.constant("say" as const), key, words }),
  fc.record({ do: fc.constant("say" as const), key, words }),
  fc.record({ do: fc.constant("clear" as const), key }),
  fc.record({ do: fc.constant("choose" as const), shop, chosen }),
  fc.record({ do: fc.constant("choose" as const), shop, chosen }),
  fc.record({ do: fc.constant("move" as const), shop, city }),
  fc.record({ do: fc.constant("merge" as const), city, municipality }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test("after whatever change, every shop has what the rule says", async () => {
  await settleSmallWorld(database);
  const ids = new Map((await resolved.all(database)).map(({ slug, id }) => [slug, id]));
  let fallback = DEFAULT;
  const said = new Map<string, ProfileWords>();
  const choices = new Map<string, MenuRules>();

  async function take(one: Step): Promise<void> {
    if (one.do === "default") {
      await setProfile(database, {}, one.words);
      const given = Object.entries(one.words).filter(([, word]) => word !== null);
      fallback = { ...fallback, ...Object.fromEntries(given) };
    } else if (one.do === "say" || one.do === "clear") {
      const name = Object.values(one.key)[0] as string;
      const kind = Object.keys(one.key)[0] as string;
      if (kind === "shop") choices.delete(name);
      if (one.do === "clear") {
        said.delete(`${kind} ${name}`);
        return clearProfile(database, one.key);
      }
      said.set(`${kind} ${name}`, one.words);
      await setProfile(database, one.key, one.words);
    } else if (one.do === "move") {
      await move.run(database, { slug: one.shop, city: one.city });
    } else if (one.do === "merge") {
      await mergeMunicipalities.run(database, one);
    } else {
      const shopId = ids.get(one.shop) ?? 0;
      choices.set(one.shop, { ...(choices.get(one.shop) ?? ALL), ...one.chosen });
      await chooseVisibility(database, { shopId, ...one.chosen, now: new Date("2026-11-21T12:00:00Z") });
    }
  }

  async function compare(): Promise<void> {
    for (const { slug, municipality: place, row } of await resolved.all(database)) {
      const own = said.get(`shop ${slug}`);
      const owner = choices.get(slug);
      const nothing = { menu: null, prices: null, dealTypes: null, brandPage: null, isIndexable: null };
      const { brandPage: _, ...expected } = resolveProfile({
        shop: own || owner ? { ...(own ?? nothing), owner: owner ?? ALL } : null,
        municipality: said.get(`municipality ${place}`) ?? null,
        country: said.get("country NL") ?? null,
        fallback,
      });
      expect({ slug, ...row }).toEqual({
        slug,
        ...expected,
        isMenuPublic: mayShowMenu(expected, "anyone"),
        arePricesPublic: mayShowPrices(expected, "anyone"),
      });
    }
  }

  await compare();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const one of steps) await take(one);
      await compare();
    }),
    // What went before stays: the runs are one long history, and a shrunk one would be another.
    { numRuns: runs(40), endOnFailure: true },
  );
});
