import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { accountByUrl, eraseAccount } from "#features/leaving/server/erase-account.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { requireMigrated } from "./require-migrated.ts";

export const eraseCommand: Command = {
  usage: "erase <user url> [--yes]",
  summary: "erase a person's account at once and for good",
  details: [
    "The url is the last part of the address of the person's page: sam for /user/sam. It is asked for again before anything is",
    "done; --yes skips that. There are no days of grace. The site removes the file of the picture in the background.",
  ],
  async run(words, terminal, openTools) {
    const { values, positionals } = parseArgs({
      args: words,
      options: { yes: { type: "boolean" } },
      allowPositionals: true,
    });
    const [url, ...rest] = positionals;
    if (url === undefined || rest.length > 0) throw new WrongUsage("Name one person by their url");
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const account = await accountByUrl(database, url);
      if (!account) throw new CannotDo(`Nobody has the address /user/${url}`);
      if (!values.yes) {
        terminal.err(`This erases ${account.name} and all that is kept about them. Type ${url} to go on:`);
        if ((await readLine()) !== url) throw new CannotDo("That is another word; nothing was erased");
      }
      await eraseAccount(database, { accountId: account.accountId, onlyIfDue: false });
      terminal.out(`/user/${url} is erased`);
    } finally {
      await close();
    }
  },
};

/** Undefined when the input ends without one. */
async function readLine(): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line.trim();
  return undefined;
}
