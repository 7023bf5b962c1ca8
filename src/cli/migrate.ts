import { migrate } from "#platform/database/migrate.ts";
import { type Command, WrongUsage } from "./command.ts";

export const migrateCommand: Command = {
  usage: "migrate",
  summary: "bring the database up to date",
  details: [
    "Applies the files of db/migrations that it has not seen, and those of db/functions that have changed.",
    "Any number of processes may do so at once.",
  ],
  async run(words, terminal, openTools) {
    if (words.length > 0) throw new WrongUsage("migrate takes no words");
    const { database, close } = await openTools();
    try {
      const applied = await migrate(database, { onProgress: terminal.err });
      for (const name of applied) terminal.out(`applied ${name}`);
      terminal.out(applied.length === 0 ? "nothing to do" : `${applied.length} applied`);
    } finally {
      await close();
    }
  },
};
