import { PERSONAS } from "#db/demo/personas.ts";
import { accountCalled, type CalledAccount } from "#features/accounts/server/account-called.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import type { Database } from "#platform/database/database.ts";
import { CannotDo } from "./command.ts";

/** What `token` and `role` say of whom they take. */
export const WHO = `A user is called by the end of their address (/user/…); ${PERSONAS.map(({ persona }) => persona).join(", ")} are those of the samples.`;

/**
 * Whom an operator means. A persona that is missing is added, as long as the other samples are there.
 * @throws CannotDo
 */
export async function findAccount(database: Database, word: string): Promise<CalledAccount> {
  const isPersona = PERSONAS.some(({ persona }) => persona === word);
  if (isPersona) await loadDemoPeople(database);
  const account = await accountCalled(database, word);
  if (account) return account;
  throw new CannotDo(
    isPersona
      ? `${word} comes with the samples, which are not there; first run: npm run cli -- demo load`
      : `There is no user "${word}".`,
  );
}
