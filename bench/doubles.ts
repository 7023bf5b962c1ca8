import { findDoubles } from "#features/doubles/server/find-doubles.ts";
import { merge, undo } from "#features/doubles/server/small-doubles.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { withCountry } from "./support/country.ts";
import { addManyShops, MANY_SHOPS } from "./support/many-shops.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

const LINES = 2_000;
const TIMES = 3;
/** Who merges waits for it, and so does whoever saves one of these menus. */
const GOAL = { of: "measured", atMost: 1 } as const;

/** A strain on 2,000 menus of forty lines merged into another and undone, and the search for doubles among all strains. */
export async function doubles(say: Say): Promise<Measurement[]> {
  return withCountry(async ({ database }) => {
    say(`Adding ${MANY_SHOPS} shops with menus`);
    await addManyShops(database);
    const { rows } = await database.pool.query<{ slug: string; product: number }>(`
      select strain.slug, product.id as product from strain
      join product on product.strain_id = strain.id and product.brand_id is null and product.type = 'weed'
      order by strain.id limit 2`);
    const [winner, loser] = [rows[0]?.slug ?? "", rows[1]?.slug ?? ""];
    await database.pool.query(
      `insert into menu_item (shop_id, product_id, position, available, ladder, source, first_seen_at, last_seen_at)
      select id, $1, 50, 'yes', '[{"unit": "gram", "quantity": 1, "cents": 1100}]', 'operator', now(), now()
      from shop where starts_with(source_key, 'grown-') order by id limit $2`,
      [rows[1]?.product, LINES],
    );
    await database.pool.query("analyze");
    const admin = await addAdmin(database, "Ada");
    const [merged, undone]: [number[], number[]] = [[], []];
    for (let time = 0; time < TIMES; time++) {
      say("Merging and undoing");
      let id = 0;
      merged.push(await secondsOf(async () => (id = await merge(database, { admin, winner, loser }))));
      undone.push(await secondsOf(() => undo(database, admin, id)));
    }
    say("Looking for doubles");
    const found = await secondsOf(() => findDoubles(database));
    return [
      { what: `Strain on ${LINES} menus, merged`, measured: median(merged), unit: "s", goal: GOAL },
      { what: `Strain on ${LINES} menus, undone`, measured: median(undone), unit: "s", goal: GOAL },
      { what: "Doubles looked for among all strains and products", measured: found, unit: "s" },
    ];
  });
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return (performance.now() - startedAtMs) / 1000;
}
