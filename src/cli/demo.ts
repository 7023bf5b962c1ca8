import { loadDemo } from "#features/shops/server/load-demo.ts";
import { removeDemo } from "#features/shops/server/remove-demo.ts";
import { type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const demoCommand: Command = {
  usage: "demo load|remove",
  summary: "add the invented sample shops, or take them away",
  details: [
    "Samples are marked wherever they appear and stand in no count, sitemap or statistic. The places they lie in",
    "must be there: npm start loads them, and so does import.",
  ],
  async run(words, terminal, openTools) {
    const [what, ...rest] = words;
    if ((what !== "load" && what !== "remove") || rest.length > 0) throw new WrongUsage("Say load or remove");
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { shopCount } = await (what === "load" ? loadDemo(database) : removeDemo(database));
      terminal.out(`${shopCount} sample shops ${what === "load" ? "are there" : "removed"}`);
    } finally {
      await close();
    }
  },
};
