import { parseArgs } from "node:util";
import { generateCatalogue } from "#features/products/server/generate-catalogue.ts";
import { generateReviews } from "#features/reviews/server/generate-reviews.ts";
import { compactListings } from "#features/shops/server/compact-listings.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { generatePeople } from "#features/social/server/generate-people.ts";
import { type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const MOST = 10;

export const generateCommand: Command = {
  usage: "generate --scale N",
  summary: "add invented load data, to measure with",
  details: [
    "Scale 1 is 10,000 shops, 60,000 products, 400,000 things on menus and 200,000 people with friends, follows, likes and a",
    "million reviews, scale 0.1 a tenth of that; the same on every machine. The places must be there: npm start loads them, and",
    "so does import. It behaves like real data in every list and count, so never do this on a public site; `demo remove` takes",
    "it away.",
  ],
  async run(words, terminal, openTools) {
    const scale = readScale(words);
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const options = { scale, now: new Date(), onProgress: terminal.err };
      const { shopCount } = await generateShops(database, options);
      const { productCount, itemCount } = await generateCatalogue(database, options);
      await compactListings(database);
      const { peopleCount } = await generatePeople(database, options);
      const { reviewCount } = await generateReviews(database, options);
      terminal.out(
        `${shopCount} invented shops, ${productCount} products, ${itemCount} things on menus, ${peopleCount} people are there; ${reviewCount} reviews were added`,
      );
    } finally {
      await close();
    }
  },
};

function readScale(words: string[]): number {
  const { values } = parseArgs({ args: words, options: { scale: { type: "string" } } });
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= MOST)) throw new WrongUsage(`Say --scale with a number up to ${MOST}`);
  return scale;
}
