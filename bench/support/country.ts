import { generateCatalogue } from "#features/products/server/generate-catalogue.ts";
import { loadCatalogue } from "#features/products/server/load-catalogue.ts";
import { compactListings } from "#features/shops/server/compact-listings.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { loadOpenData } from "#features/shops/server/load-open-data.ts";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";
import { withDataFolder } from "./data-folder.ts";

export interface Country {
  database: OpenDatabase;
  /** `postgres://…` */
  connection: string;
  /** Adds invented shops, products and menus up to this number, and refreshes the planner statistics. */
  grow(scale: number): Promise<void>;
}

/** Runs work on a database of its own, as `npm start` makes it, with the shipped data in it. */
export async function withCountry<Result>(work: (country: Country) => Promise<Result>): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const { url, stop } = await startEmbedded({ dataDir });
    const database = openDatabase({ connection: url, statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools });
    try {
      await migrate(database);
      await loadOpenData(database);
      await loadCatalogue(database);
      const grow = async (scale: number) => {
        const options = { scale, now: new Date() };
        await generateShops(database, options);
        await generateCatalogue(database, options);
        await compactListings(database);
      };
      return await work({ database, connection: url, grow });
    } finally {
      await database.close();
      await stop();
    }
  });
}
