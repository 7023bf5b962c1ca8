import { describe, expect, test } from "vitest";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import { reviewState, settleSmallCase } from "#features/moderation/server/small-case.test-support.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { importElements, node } from "#features/shops/server/mapped-shops.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import type { ImportReport } from "#platform/import/import-report.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { freshDatabase } from "./support/fresh-database.ts";

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const menuLines = statement(
  "menu-lines-in-test",
  () => sql<{ count: number }>`select count(*)::int as count from menu_item`,
);
const shops = statement(
  "shops-of-osm-in-test",
  () =>
    sql<{ count: number }>`select count(*)::int as count from shop where starts_with(source_key, 'osm-node')`,
);

type Report = Pick<ImportReport, "addedCount" | "changedCount" | "unchangedCount">;

interface Import {
  /** More than a step of it takes. */
  size: number;
  run(database: Database, options?: { isDryRun: true }): Promise<Report>;
  /** How much of the file is in. */
  count(database: Database): Promise<number | undefined>;
}

const THINGS = 620;
const SHOPS = 120;

const HEADER = "shop,seen_on,heading,name,product,available,unit,quantity,price\n";
const lineOf = (number: number) =>
  `${number > THINGS / 2 ? "andersom" : "zeelucht"},2026-11-20,,Thing ${number},,yes,piece,1,5.00\n`;

/** Of things on the menus of two shops, and of new shops. */
const IMPORTS: [what: string, Import][] = [
  [
    "a menu file",
    {
      size: THINGS,
      run: (database, options) =>
        importMenu(database, bytesOf(HEADER + numbersTo(THINGS).map(lineOf).join("")), {
          now: NOW,
          ...options,
        }),
      count: async (database) => (await menuLines.first(database))?.count,
    },
  ],
  [
    "OpenStreetMap",
    {
      size: SHOPS,
      run: (database, options) => importElements(database, numbersTo(SHOPS).map(shopOf), options),
      count: async (database) => (await shops.first(database))?.count,
    },
  ],
];

function shopOf(number: number) {
  const [row, column] = [Math.floor(number / 25), number % 25];
  return node({
    id: number,
    lat: 52.06 + row * 0.001,
    lon: 5.08 + column * 0.0015,
    tags: { name: `Wolk ${number}` },
  });
}

/** The database, with something happening each time when an import has ended a transaction. */
function withPauses(database: Database, pause: () => Promise<void>): Database {
  return {
    execute: (asked) => database.execute(asked),
    async transaction(work) {
      const result = await database.transaction(work);
      await pause();
      return result;
    },
  };
}

describe.each(IMPORTS)("while %s goes in", (_what, { size, run, count }) => {
  test("a review can be approved and a name changed", async () => {
    const database = await freshDatabase();
    const { ada, reviewId } = await settleSmallCase(database, "pending");
    const lea = await addMember(database, { name: "Lea" });
    let countMeanwhile: number | undefined;
    const pause = async () => {
      if (countMeanwhile !== undefined) return;
      countMeanwhile = (await count(database)) ?? 0;
      await decideReview(database, ada, { reviewId, approve: true });
      await renameAccount(database, lea, { name: "Leandra", siteName: "Highstreet", isLimited: false });
    };
    expect(await run(withPauses(database, pause))).toMatchObject({ addedCount: size });
    expect(countMeanwhile).toBeGreaterThan(0);
    expect(countMeanwhile).toBeLessThan(size);
    expect(await reviewState(database, reviewId)).toBe("approved");
    const found = await autocomplete(database, { kinds: ["users"], question: "leandra", locale: "nl" });
    expect(found.map(({ name }) => name)).toEqual(["Leandra"]);
  });

  test("and is killed, the next import takes in what is missing, and says how much that was", async () => {
    const database = await freshDatabase();
    await settleSmallCase(database);
    const kill = () => Promise.reject(new Error("killed"));
    await expect(run(withPauses(database, kill))).rejects.toThrow("killed");
    const isIn = (await count(database)) ?? 0;
    expect(isIn).toBeGreaterThan(0);
    expect(isIn).toBeLessThan(size);
    const rest = { addedCount: size - isIn, changedCount: 0, unchangedCount: isIn };
    expect(await run(database)).toMatchObject(rest);
    expect(await run(database)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: size });
  });

  test("as a trial, it tells what it would do and leaves nothing", async () => {
    const database = await freshDatabase();
    await settleSmallCase(database);
    const trial = await run(database, { isDryRun: true });
    expect(await count(database)).toBe(0);
    expect(await run(database)).toEqual(trial);
  });
});
