import { type Role, ROLES } from "#features/accounts/access.ts";
import { LAST_ADMIN } from "#features/accounts/call-refusals.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { revokeRoleAndTell } from "#features/claims/server/revoke-role-and-tell.ts";
import { nullWhenNotFound } from "#platform/errors/errors.ts";
import { CannotDo, type Command, WrongUsage } from "./command.ts";
import { findAccount, WHO } from "./find-account.ts";
import { requireMigrated } from "./require-migrated.ts";

/** What a role is of, where it is not of the whole site. */
const ITEMS: Partial<Record<Role, string>> = { shopAdmin: "shop", brandAdmin: "brand" };

const OUTCOMES = {
  grant: (held: string, isChanged: boolean) =>
    isChanged ? `is now ${held}` : `is ${held} already; nothing changed`,
  revoke: (held: string, isChanged: boolean) =>
    isChanged ? `is no longer ${held}` : `is not ${held}; nothing changed`,
};

export const roleCommand: Command = {
  usage: "role grant|revoke <user> admin|mod|shopAdmin|brandAdmin [shop or brand]",
  summary: "say what somebody may do on the site besides, or no longer",
  details: [
    WHO,
    "A shop or brand is called by the end of its address (/coffeeshop/…, /brand/…). It counts from the next request on. Under",
    "`npm run serve` an admin does nothing as such before setting up a second factor.",
  ],
  async run(words, terminal, openTools) {
    const { what, word, role, item } = readWords(words);
    const { database, close } = await openTools();
    try {
      await requireMigrated(database);
      const { id, name, url } = await findAccount(database, word);
      const change = what === "grant" ? grantRole : revokeRoleAndTell;
      const isChanged = await change(database, { accountId: id, role, item })
        .catch(nullWhenNotFound)
        .catch((failure: unknown) => {
          if (!LAST_ADMIN.in(failure)) throw failure;
          throw new CannotDo(`${name} is the last admin. Make another one first: role grant <user> admin`);
        });
      if (isChanged === null) throw new CannotDo(`There is no ${ITEMS[role]} "${item}".`);
      const held = item === null ? role : `${role} of ${item}`;
      terminal.out(`${name} (${url}) ${OUTCOMES[what](held, isChanged)}`);
    } finally {
      await close();
    }
  },
};

interface RoleWords {
  what: "grant" | "revoke";
  word: string;
  role: Role;
  item: string | null;
}

function readWords([what, word, named, of, ...rest]: string[]): RoleWords {
  const item = of ?? null;
  if (what !== "grant" && what !== "revoke") throw new WrongUsage("Say grant or revoke");
  if (word === undefined) throw new WrongUsage("Name one user");
  const role = ROLES.find((one) => one === named);
  if (role === undefined) throw new WrongUsage(`Name a role: ${ROLES.join(", ")}`);
  const kind = ITEMS[role];
  if (kind && item === null) throw new WrongUsage(`Name the ${kind} that the role is of`);
  if (rest.length > 0 || (!kind && item !== null)) throw new WrongUsage(`${role} takes no more words`);
  return { what, word, role, item };
}
