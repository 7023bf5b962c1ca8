import type { Member } from "#features/accounts/server/members.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { caughtWords } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";

/** Whether somebody says a watched word in what they suggest, or beside it: then it waits for an admin, however trusted they are. */
export async function saysWatchedWord(
  tx: Database,
  member: Member,
  { changes, text }: { changes: object; text: string },
): Promise<boolean> {
  const words = [text, ...Object.values(changes).filter((value) => typeof value === "string")].join("\n");
  const isSample = await isInvented(tx, member);
  return (await caughtWords(tx, { text: words, locale: null, isSample })).length > 0;
}
