import { sendCall } from "#platform/http-client.ts";
import type { CaughtWord } from "./watched-word.ts";

/** Which watched words stand in a text, of whatever language. @throws CallFailed */
export async function tryText(text: string): Promise<readonly CaughtWord[]> {
  const { caught } = await sendCall<{ caught: CaughtWord[] }>("POST", "dashboard/wordstry", { text });
  return caught;
}
