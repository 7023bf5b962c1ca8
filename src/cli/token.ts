import { startSession } from "#features/accounts/server/sessions.ts";
import { type Command, WrongUsage } from "./command.ts";
import { findAccount, WHO } from "./find-account.ts";
import { requireMigrated } from "./require-migrated.ts";

export const tokenCommand: Command = {
  usage: "token <user>",
  summary: "print a token with which to call the API as somebody",
  details: [
    WHO,
    "The last line is the token, to be sent as `Authorization: Bearer <token>`, or put into the cookie auth_token for pages. It",
    "counts as signed in with a second factor, but not as having signed in just now. It ends after 11 days without use, and by",
    "POST /api/logout.",
  ],
  async run(words, terminal, openTools) {
    const [word, ...rest] = words;
    if (word === undefined || rest.length > 0) throw new WrongUsage("Name one user");
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { id, name, url } = await findAccount(database, word);
      const session = { accountId: id, device: "Command line", isFromProvider: false };
      const token = await startSession(database, session);
      terminal.err(`${name} (/user/${url})`);
      terminal.out(token);
    } finally {
      await close();
    }
  },
};
