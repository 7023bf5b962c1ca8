import { parseArgs } from "node:util";
import { auditHead, compareHead, headOfText, headText } from "#features/audit/server/audit-head.ts";
import { verifyAudit } from "#features/audit/server/verify-audit.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const auditCommand: Command = {
  usage: "audit verify [--head <number:hash>]",
  summary: "say whether the log of decisions and roles is as it was written",
  details: [
    "Each entry holds the hash of the one before. Prints how many there are and the head (number and hash of the last one), and exits",
    "with 1 at the first that was changed or taken out. Whether the last ones were cut off only a head that was kept elsewhere tells: the",
    "site writes it to its log and mails it to CONTACT_EMAIL every night. Give it with --head.",
  ],
  async run(words, terminal, openTools) {
    const { values, positionals } = parseArgs({
      args: words,
      options: { head: { type: "string" } },
      allowPositionals: true,
    });
    const [what, ...rest] = positionals;
    if (what !== "verify" || rest.length > 0) throw new WrongUsage("Say verify");
    const kept = values.head === undefined ? undefined : headOfText(values.head);
    if (values.head !== undefined && !kept) throw new WrongUsage("A head is a number, a colon and 64 digits");
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { entryCount, brokenSeq } = await verifyAudit(database);
      terminal.out(`${entryCount} ${entryCount === 1 ? "entry" : "entries"}`);
      const head = await auditHead(database);
      if (head) terminal.out(`head ${headText(head)}`);
      if (brokenSeq !== null) throw new CannotDo(`Entry ${brokenSeq} is not as it was written.`);
      const is = kept && (await compareHead(database, kept));
      if (kept && is === "endIsMissing")
        throw new CannotDo(
          `The end is missing: there was an entry ${kept.seq}, and the log ends at ${head?.seq ?? 0}.`,
        );
      if (kept && is === "isAnother")
        throw new CannotDo(`Entry ${kept.seq} is another one than the head says.`);
      terminal.out("all as they were written");
    } finally {
      await close();
    }
  },
};
