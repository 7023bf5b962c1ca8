import { makePacks } from "#features/packs/server/make-packs.ts";
import { readSettings } from "#platform/config/read-settings.ts";
import { storageOf } from "#platform/config/storage-setting.ts";
import { openFileStorage } from "#platform/files/open-file-storage.ts";
import { type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const MOST_TOLD = 10;

export const packsCommand: Command = {
  usage: "packs",
  summary: "make the packs of cities that are read without a network",
  details: [
    "One of each city with shops: its shops with their hours for eight weeks, what may be shown of their menus, and its part of the map.",
    "A pack whose content is the same stays; the version before one that is new goes an hour later. A task of the site does this every hour.",
  ],
  async run(words, terminal, openTools) {
    if (words.length > 0) throw new WrongUsage("packs takes no words");
    const { settings } = readSettings("dev");
    const storage = openFileStorage(storageOf(settings));
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const report = await makePacks(database, { storage, tiles: settings.MAP_TILES, now: new Date() });
      const { packs, madeCount, removedCount } = report;
      for (const { city, bytes, shops } of packs.toSorted((a, b) => b.bytes - a.bytes).slice(0, MOST_TOLD))
        terminal.out(`${city}: ${shops} shops, ${kilobytes(bytes)} kB`);
      const all = packs.reduce((sum, { bytes }) => sum + bytes, 0);
      terminal.out(
        `${packs.length} packs, ${kilobytes(all)} kB: ${madeCount} made, ${packs.length - madeCount} unchanged, ${removedCount} old ones removed`,
      );
    } finally {
      await close();
    }
  },
};

const kilobytes = (bytes: number) => Math.ceil(bytes / 1_000);
