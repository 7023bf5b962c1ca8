import { parseArgs } from "node:util";
import { compactListings } from "#features/shops/server/compact-listings.ts";
import { generateShops } from "#features/shops/server/generate-shops.ts";
import { type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const MOST = 10;

export const generateCommand: Command = {
  usage: "generate --scale N",
  summary: "add invented load data, to measure with",
  details: [
    "Scale 1 is 10,000 shops, scale 0.1 a thousand; the same on every machine. The places must be there: npm start",
    "loads them, and so does import. All of it is marked as sample, and `demo remove` takes it away.",
  ],
  async run(words, terminal, openTools) {
    const scale = readScale(words);
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { shopCount } = await generateShops(database, {
        scale,
        now: new Date(),
        onProgress: terminal.err,
      });
      await compactListings(database);
      terminal.out(`${shopCount} invented shops are there`);
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
