import { parseArgs } from "node:util";
import { renewFacts } from "#features/shops/server/renew-facts.ts";
import { renewSourcesOf } from "#features/shops/server/renew-sources.ts";
import { readSettings } from "#platform/config/read-settings.ts";
import { PATIENCE } from "#platform/remote/ask-politely.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const renewCommand: Command = {
  usage: "renew [--yes]",
  summary: "ask OpenStreetMap and registers for newer facts, and tell or take the differences",
  details: [
    "Asks the server of Overpass that OVERPASS_URL names, and the registers of licences that data/registers describes, and tells",
    "what is new, changed or perhaps closed. Nothing is written and nothing is ever closed. It waits when a server says that it is",
    "busy, and gives up with a sentence after four tries; an answer that is not whole is not used at all.",
    "",
    "--yes  take it: what was told within the last seven days, else what is answered now",
  ],
  async run(words, terminal, openTools) {
    const { values, positionals } = parseArgs({
      args: words,
      options: { yes: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 0) throw new WrongUsage("renew takes no words");
    const sources = await renewSourcesOf(readSettings("dev").settings);
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const patience = { ...PATIENCE, onPause: terminal.err };
      const renewals = await renewFacts(database, sources, {
        isTaken: values.yes,
        now: new Date(),
        patience,
      });
      for (const { lines, hasFailed } of renewals)
        for (const line of lines) (hasFailed ? terminal.err : terminal.out)(line);
      if (!values.yes) terminal.out("Nothing was written. To take it: npm run cli -- renew --yes");
      if (renewals.some(({ hasFailed }) => hasFailed)) throw new CannotDo("Not everything could be asked.");
    } finally {
      await close();
    }
  },
};
