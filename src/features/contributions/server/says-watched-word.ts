import type { Member } from "#features/accounts/server/members.ts";
import { isInvented } from "#features/dashboard/server/keep-to-samples.ts";
import { caughtWords } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";

/** What is said in a suggestion: what is written beside it, and each fact that is no number. */
export function wordsOfChange(text: string, values: readonly unknown[]): string {
  return [text, ...values.filter((value) => typeof value === "string")].join("\n");
}

/** Whether somebody says a watched word in what they suggest, or beside it: then it waits for an admin, however trusted they are. */
export async function saysWatchedWord(
  tx: Database,
  member: Member,
  { changes, text }: { changes: object; text: string },
): Promise<boolean> {
  const words = wordsOfChange(text, Object.values(changes));
  const isSample = await isInvented(tx, member);
  return (await caughtWords(tx, { text: words, locale: null, isSample })).length > 0;
}
