import { type PendingAct, takeAct } from "#features/accounts/pending-act.ts";
import { sendCall } from "#platform/http-client.ts";

/** What was done, and what the call said became of it. */
export interface Continued {
  act: PendingAct;
  answer: ActAnswer | undefined;
}

/** Of the answers of all calls that can go on, what is told to whoever pressed (contract.md). */
interface ActAnswer {
  /** Of a suggestion. */
  changes?: readonly { state: string }[];
  /** Of a fact that was confirmed. */
  outcome?: "counted" | "waiting" | "known";
}

/**
 * Goes on with what somebody pressed before they signed in. Undefined when there was nothing, or nothing was left to do.
 * @param viewerUrl the `url` of who has signed in
 * @throws CallFailed
 */
export async function continueAct(viewerUrl: string): Promise<Continued | undefined> {
  const act = takeAct();
  // Nobody befriends themselves by logging in on their own page.
  if (!act || act.url === viewerUrl) return undefined;
  return { act, answer: await sendCall<ActAnswer | undefined>("POST", act.call, act.body) };
}
