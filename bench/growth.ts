import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { menuNoticesOf } from "#features/notifications/server/menu-notices-of.ts";
import { sitemapEntries } from "#features/seo/server/sitemap-entries.ts";
import { sitemapFiles } from "#features/seo/server/sitemap-files.ts";
import { importOsm } from "#features/shops/server/import-osm.ts";
import type { Database } from "#platform/database/database.ts";
import { overpassAnswer } from "#platform/osm/write-osm.test-support.ts";
import { type Country, withCountry } from "./support/country.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { addManyShops, MANY_SHOPS } from "./support/many-shops.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

/** Four times as many take four times as long, more or less; what costs n² took eight times here, as a part of it does not. */
const LINEAR_GOAL = { of: "ratio", atMost: 6 } as const;
const [FEW, MANY] = [2_000, 8_000];
const TIMES = 3;

const FOLLOWS = 1_000;
const NOTICES_GOAL = { of: "ratio", atMost: 5 } as const;

/** Of a file, half of them new and half of them shops that we have. */
const ELEMENTS = Number(process.env["ELEMENTS"] ?? 10_000);
/** The web gives up after five: who has to wait for an import waits for one of its transactions. */
const STEP_GOAL = { of: "measured", atMost: 4 } as const;

/** What grew faster than the directory, measured on one of ten thousand shops with forty things on each menu. */
export async function growth(say: Say): Promise<Measurement[]> {
  return withCountry(async (country) => {
    say(`Adding ${MANY_SHOPS} shops with menus`);
    await addManyShops(country.database);
    say("Reading sitemaps");
    const read = await sitemaps(country);
    say(`Reading the notices of somebody who follows ${FOLLOWS} shops`);
    const notices = await noticesOfFollower(country);
    say(`Updating ${MANY} shops`);
    const updated = await updates(country);
    say(`Importing ${ELEMENTS} elements of OpenStreetMap`);
    return [...updated, ...read, ...notices, ...(await osm(country))];
  });
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return (performance.now() - startedAtMs) / 1000;
}

async function medianSeconds(work: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let time = 0; time < TIMES; time++) seconds.push(await secondsOf(work));
  return median(seconds);
}

async function updates(country: Country): Promise<Measurement[]> {
  const seconds: Record<number, number[]> = { [FEW]: [], [MANY]: [] };
  for (let time = 0; time < TIMES; time++) {
    for (const count of [FEW, MANY]) seconds[count]?.push(await secondsOfUpdate(country, count));
  }
  const [floor, measured] = [median(seconds[FEW] ?? []), median(seconds[MANY] ?? [])];
  const what = `Updating ${MANY} shops, beside ${FEW}`;
  return [{ what, measured, unit: "s", floor, goal: LINEAR_GOAL }];
}

/** On a connection of its own, which has changed a single shop before: it planned the triggers for that one. */
async function secondsOfUpdate({ database: { pool } }: Country, count: number): Promise<number> {
  const client = await pool.connect();
  const update = (limit: number) =>
    client.query(
      `update shop set updated_at = clock_timestamp()
      where id in (select id from shop where starts_with(source_key, 'grown-') order by id limit $1)`,
      [limit],
    );
  try {
    await client.query("begin");
    await update(1);
    const seconds = await secondsOf(() => update(count));
    await client.query("rollback");
    return seconds;
  } finally {
    client.release(true);
  }
}

async function sitemaps({ database }: Country): Promise<Measurement[]> {
  // As the database of a site is, whose caches end with changes.
  const served: Database = { ...database, changes: { stamp: () => 1, onChange: () => undefined } };
  const once = () => database.pool.query("select shop_id, max(last_seen_at) from menu_item group by shop_id");
  const readMenus = async (of: Database) => {
    let count = 0;
    for await (const _ of await sitemapEntries(of, { kind: "menus", part: 1 })) count += 1;
    return count;
  };
  const floor = await medianSeconds(once);
  const firstMenus = await medianSeconds(() => readMenus(database));
  await sitemapFiles(served);
  return [
    { what: "Sitemap of menus, beside reading all of them once", measured: firstMenus, unit: "s", floor },
    { what: "  once it was read", measured: await medianSeconds(() => readMenus(served)), unit: "s" },
    {
      what: "Index of the sitemap, first",
      measured: await secondsOf(() => sitemapFiles(database)),
      unit: "s",
    },
    { what: "  once it was read", measured: await medianSeconds(() => sitemapFiles(served)), unit: "s" },
  ];
}

async function noticesOfFollower({ database }: Country): Promise<Measurement[]> {
  const { accountId } = await addMember(database);
  const { pool } = database;
  await pool.query(
    `insert into shop_follow (account_id, shop_id, followed_at)
    select $1, id, now() - interval '30 days' from shop where starts_with(source_key, 'grown-') order by id limit ${FOLLOWS}`,
    [accountId],
  );
  await pool.query(
    `insert into notice (recipient_id, type, shop_id, product_id, subject, announced_at, expires_at)
    select $1, 'backInStock', shop_id, product_id, 'alert/' || id, now() - id % 10 * interval '1 day', now() + interval '9 days'
    from menu_item order by id limit ${FOLLOWS}`,
    [accountId],
  );
  await pool.query("analyze notice, shop_follow");
  const floor = await medianSeconds(() =>
    pool.query(
      `select count(*) from notice join menu_item using (shop_id, product_id)
      join shop_compliance using (shop_id) where recipient_id = $1`,
      [accountId],
    ),
  );
  const measured = await medianSeconds(() => menuNoticesOf(database, accountId));
  const what = `Changed menus of ${FOLLOWS} follows, beside reading as many notices`;
  return [{ what, measured: measured * 1000, unit: "ms", floor: floor * 1000, goal: NOTICES_GOAL }];
}

async function osm({ database }: Country): Promise<Measurement[]> {
  let longest = 0;
  const watched: Database = {
    ...database,
    async transaction(work) {
      const startedAtMs = performance.now();
      const result = await database.transaction(work);
      longest = Math.max(longest, (performance.now() - startedAtMs) / 1000);
      return result;
    },
  };
  return withDataFolder(async (folder) => {
    const file = join(folder, "elements.json");
    await writeFile(file, overpassAnswer(await elementsAround(database)));
    const seconds = await secondsOf(() => importOsm(watched, file));
    return [
      { what: `import osm of ${ELEMENTS} elements`, measured: seconds, unit: "s" },
      { what: "  its longest transaction", measured: longest, unit: "s", goal: STEP_GOAL },
    ];
  });
}

async function elementsAround({ pool }: Country["database"]) {
  const half = Math.floor(ELEMENTS / 2);
  const { rows } = await pool.query<{ name: string; latitude: number; longitude: number }>(
    `(select name, latitude, longitude from shop where starts_with(source_key, 'grown-') order by id limit ${half})
    union all
    (select 'Kif ' || n, latitude + 0.004 + n % 61 * 0.00021, longitude + n % 53 * 0.00023
    from (select latitude, longitude, row_number() over (order by id) - 1 as place from city where not is_sample) as city
    join generate_series(1, ${ELEMENTS - half}) as n on city.place = n * 7 % 1100)`,
  );
  return rows.map(({ name, latitude, longitude }, index) => ({
    type: "node" as const,
    id: index + 1,
    lat: latitude,
    lon: longitude,
    timestamp: "2026-11-20T10:00:00Z",
    tags: {
      shop: "cannabis",
      name,
      "addr:street": "Weg",
      "addr:housenumber": String(index % 90),
      opening_hours: "Mo-Su 10:00-22:00",
      phone: "030 231 5402",
    },
  }));
}
