import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { nearestShops } from "#features/shops/server/nearest-shops.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NO_FILTERS, readShopFilters } from "#features/shops/shop-query.ts";
import { statement } from "#platform/database/statement.ts";
import { changeListener } from "#platform/shared-cache/change-listener.ts";
import { type Country, withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";
import { medianWait, type WatchedDatabase, watched } from "./support/waits.ts";

const CENTRE = { latitude: 52.373, longitude: 4.893 };
/** Two thousand shops and a few at scale 1: the middle of Holland. */
const VIEW = { kind: "box", bbox: [4.32, 51.9, 5.0, 52.42] } as const;
const FILTERED = readShopFilters(new URLSearchParams("open=now&access=anyone&amenity=wifi")).filters;
const UNFILTERED = NO_FILTERS;
/** A winter evening, at which shops are open: at night a page of open ones would ask nothing. */
const EVENING = "20:00+01:00";
const GROWTH_GOAL = { of: "ratio", atMost: 1.5 } as const;
const [SMALL, LARGE] = [0.1, 1];
/** A notification has arrived by then, and stale values are not reloaded yet. */
const UNTIL_HEARD_MS = 5;

/** An update without a change, which the database treats as one. */
const touchShop = statement(
  "touch-shop",
  () => sql`
    update shop set updated_at = updated_at
    where id = (select min(shop_id) from shop_listing join city on city.id = city_id where city.slug = 'amsterdam')`,
);

/** How long lists and maps wait for the database, with a tenth of the load data and with all of it. */
export async function lists(say: Say): Promise<Measurement[]> {
  return withCountry(async (country) => {
    say("Generating a tenth of the shops");
    const small = await waits(country, SMALL, say);
    say("Generating all of them");
    const large = await waits(country, LARGE, say);
    const floor = large.get("select 1")?.milliseconds ?? Number.NaN;
    return [...large].flatMap(([what, { milliseconds, atMost, isGrowing }]) => {
      const one: Measurement = { what: `${what}, scale 1`, measured: milliseconds, unit: "ms", floor };
      if (atMost !== undefined) one.goal = { of: "measured", atMost };
      const before = small.get(what)?.milliseconds;
      // What is answered from memory waits for nothing, and has nothing to grow from.
      if (!isGrowing || !before) return [one];
      const growth: Measurement = {
        what: `${what}, scale 1 beside 0.1`,
        measured: milliseconds,
        unit: "ms",
        floor: before,
        goal: GROWTH_GOAL,
      };
      return [one, growth];
    });
  });
}

interface Wait {
  milliseconds: number;
  atMost?: number;
  /** Whether it may cost more in a larger country. */
  isGrowing: boolean;
}

/** On a database whose reads are cached, as those of the pages are. */
async function waits(
  { database, connection, grow }: Country,
  scale: number,
  say: Say,
): Promise<Map<string, Wait>> {
  await grow(scale);
  say(`Asking at scale ${scale}`);
  const measured = new Map<string, Wait>();
  const changes = changeListener({ connection, sender: database });
  try {
    while (changes.stamp([]) === undefined) await wait(UNTIL_HEARD_MS);
    const asked = watched({ ...database, changes });
    for (const [what, question] of Object.entries(await questions(asked, await cityOfFew(database)))) {
      const { ask, atMost, isGrowing = true } = question;
      measured.set(what, {
        milliseconds: await medianWait(asked, ask),
        isGrowing,
        ...(atMost && { atMost }),
      });
    }
  } finally {
    await changes.close();
  }
  return measured;
}

interface Question {
  ask: () => Promise<unknown>;
  atMost?: number;
  isGrowing?: boolean;
}

async function questions(database: WatchedDatabase, fewShops: string): Promise<Record<string, Question>> {
  const now = new Date(`${new Date().toISOString().slice(0, 10)}T${EVENING}`);
  const page = async (slug: string) => {
    const city = await cityBySlug(database, { slug, locale: "nl" });
    const scope = { kind: city.type, id: city.id } as const;
    return () => shopsIn(database, { scope, filters: FILTERED, near: city, locale: "nl", now });
  };
  const near = { point: CENTRE, start: 0, amount: 20, samples: "excluded", locale: "nl", now } as const;
  const view = () => pinsIn(database, { scope: VIEW, filters: UNFILTERED, now });
  const one = { name: "one", text: "select 1", values: [], isRead: true };
  return {
    "select 1": { ask: () => database.execute(one), isGrowing: false },
    "city page with filters, 300 invented shops": { ask: await page("amsterdam"), atMost: 0.5 },
    "city page with filters, a few shops": { ask: await page(fewShops), atMost: 0.5 },
    // Listings are cached: this is the cost of the first request after one of three hundred has changed.
    "the same page of 300 after a change": { ask: afterChange(database, await page("amsterdam")) },
    "near me, 20 shops": { ask: () => nearestShops(database, near), atMost: 0.3 },
    // There are ten times as many of them.
    "2,000 shops in view": { ask: view, atMost: 2, isGrowing: false },
    "2,000 shops in view after a change": { ask: afterChange(database, view), isGrowing: false },
  };
}

/** Queries after a shop of the largest city was updated; the update is not measured. */
function afterChange({ transaction }: WatchedDatabase, ask: () => Promise<unknown>): () => Promise<unknown> {
  return async () => {
    await transaction((tx) => touchShop.run(tx));
    await wait(UNTIL_HEARD_MS);
    return ask();
  };
}

/** The city of one of the last shops of the tenth: it has a few, and exists at both scales. */
async function cityOfFew({ pool }: Country["database"]): Promise<string> {
  const { rows } = await pool.query<{ slug: string }>(
    "select city.slug from shop join city on city.id = shop.city_id where shop.source_key = 'generated-950'",
  );
  return rows[0]?.slug ?? "";
}
