import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { MAIL_REPORTS, type MailReport, reportedAddresses } from "#features/letters/reported-addresses.ts";
import { takeMailReport } from "#features/letters/server/take-mail-report.ts";
import { type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

const OUTCOMES: Record<MailReport, string> = {
  bounced: "get nothing until they confirm their address again",
  complained: "get no letters any more, except answers to what they do",
};

export const lettersCommand: Command = {
  usage: "letters bounced|complained [file]",
  summary: "end letters to addresses that a mail provider reports",
  details: [
    "The file, or what is piped into the command, is a list with an address a line, or one message as providers send it: of a",
    "letter that could not be delivered (RFC 3464), or of a complaint (RFC 5965). Of such a message only boxes that are not there",
    "count, not those that are full. No address is printed.",
  ],
  async run(words, terminal, openTools) {
    const [word, file, ...rest] = words;
    const report = MAIL_REPORTS.find((one) => one === word);
    if (report === undefined || rest.length > 0)
      throw new WrongUsage("Say bounced or complained, and name one file at most");
    const addresses = reportedAddresses(
      file === undefined ? await text(process.stdin) : await readFile(file, "utf8"),
      report,
    );
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const count = await takeMailReport(database, { addresses, report });
      terminal.out(`${addresses.length} addresses; ${count} people here ${OUTCOMES[report]}`);
    } finally {
      await close();
    }
  },
};
