/** A review is not sent by itself: its form opens. */
const WRITES_REVIEW = "addreview";

/** Nor is a yes to a colleague: who says it, and to what, is shown once more. */
export const JOINS_SHOP = "joinshop";

/** What a visitor pressed that needs an account: it goes on after signing in. */
export interface PendingAct {
  call:
    | "followshop"
    | "like"
    | "befrienduser"
    | "confirmfact"
    | "suggestchange"
    | "helpfulreview"
    | "watchproduct"
    | typeof WRITES_REVIEW
    | typeof JOINS_SHOP;
  body: Record<string, unknown>;
  /** The name of the shop that is followed, to say so afterwards. */
  name?: string;
  /** The `url` of the person who is befriended: it may be who logs in. */
  url?: string;
}

const KEY = "pending-act";

/** Whoever comes back later has forgotten what they pressed. */
const KEPT_MS = 15 * 60_000;

const CALLS: readonly string[] = [
  "followshop",
  "like",
  "befrienduser",
  "confirmfact",
  "suggestchange",
  "helpfulreview",
  "watchproduct",
  WRITES_REVIEW,
  JOINS_SHOP,
] satisfies PendingAct["call"][];

const isSentByItself = ({ call }: PendingAct) => call !== WRITES_REVIEW && call !== JOINS_SHOP;

/** Keeps an act while this tab is at Google or Discord. */
export function rememberAct(act: PendingAct): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...act, at: Date.now() }));
  } catch {
    // A browser that stores nothing: they press again.
  }
}

/** Whether an act may be remembered: asked at every page, so without looking into it. */
export function isActRemembered(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The remembered act, once; undefined without one. One that is not wanted here stays for whom it concerns. */
export function takeAct(isWanted: (act: PendingAct) => boolean = isSentByItself): PendingAct | undefined {
  try {
    const { at, ...act } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as PendingAct & { at: number };
    const age = Date.now() - at;
    const isGood = CALLS.includes(act.call) && age >= 0 && age < KEPT_MS;
    if (isGood && !isWanted(act)) return undefined;
    sessionStorage.removeItem(KEY);
    return isGood ? act : undefined;
  } catch {
    forgetAct();
    return undefined;
  }
}

/** They decided otherwise. */
export function forgetAct(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It stores nothing.
  }
}
