import { CallFailed } from "#platform/http-client.ts";
import { NO_OTHER_ADMIN, OWN_BUSINESS, SAMPLES_ONLY } from "../../call-refusals.ts";

/** Why a save did not arrive, where nothing of what was typed is at fault. */
export type SaveProblem =
  | "failed"
  | "offline"
  | "signedOut"
  | "notAllowed"
  | "ownBusiness"
  | "noOtherAdmin"
  | "samplesOnly"
  | "gone";

/** What to tell of a save that failed with this error. */
export function saveProblem(error: unknown): SaveProblem {
  if (SAMPLES_ONLY.in(error)) return "samplesOnly";
  if (OWN_BUSINESS.in(error)) return "ownBusiness";
  if (NO_OTHER_ADMIN.in(error)) return "noOtherAdmin";
  switch (error instanceof CallFailed ? error.status : 0) {
    case 401:
      return "signedOut";
    case 403:
      return "notAllowed";
    case 404:
      return "gone";
    default:
      return navigator.onLine ? "failed" : "offline";
  }
}

/**
 * Whether the page still belongs to whoever types on it. Where it does not, its loader leads to the sign-in or to a page that says there
 * is nothing: it is not read again while something typed stands there.
 */
export const isPageKept = (problem: string | undefined): boolean =>
  problem !== "signedOut" && problem !== "notAllowed" && problem !== "gone";
