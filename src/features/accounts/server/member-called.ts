import type { Database } from "#platform/database/database.ts";
import { accountCalled } from "./account-called.ts";
import { asMember, type Member } from "./members.ts";

/** A persona of the demo who does something in it, with the roles that it takes; undefined for somebody who is not there. */
export async function memberCalled(
  database: Database,
  persona: string,
  held: { admin?: boolean; shopAdmin?: number[] } = {},
): Promise<Member | undefined> {
  const account = await accountCalled(database, persona);
  if (!account) return undefined;
  return asMember({
    kind: "account",
    accountId: account.id,
    sessionId: 0,
    name: persona,
    url: "",
    thumbnail: "",
    permissions: { admin: held.admin ?? false, mod: false, shopAdmin: held.shopAdmin ?? [], brandAdmin: [] },
    isNew: false,
    isNewlyVerified: false,
    signedInAt: null,
    hasSecondFactor: true,
    suspension: null,
  });
}
