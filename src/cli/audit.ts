import { verifyAudit } from "#features/audit/server/verify-audit.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const auditCommand: Command = {
  usage: "audit verify",
  summary: "say whether the log of decisions and roles is as it was written",
  details: [
    "Each entry holds the hash of the one before. Prints how many there are, and exits with 1 at the first that was changed or",
    "taken out. Whether the last ones were cut off only a copy of the log would tell.",
  ],
  async run([what, ...rest], terminal, openTools) {
    if (what !== "verify" || rest.length > 0) throw new WrongUsage("Say verify");
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { entryCount, brokenSeq } = await verifyAudit(database);
      terminal.out(`${entryCount} ${entryCount === 1 ? "entry" : "entries"}`);
      if (brokenSeq !== null) throw new CannotDo(`Entry ${brokenSeq} is not as it was written.`);
      terminal.out("all as they were written");
    } finally {
      await close();
    }
  },
};
