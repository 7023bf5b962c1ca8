/** What a visitor pressed that needs an account: it goes on after signing in. */
export interface PendingAct {
  call: "followshop" | "like" | "befrienduser" | "confirmfact" | "suggestchange";
  body: object;
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
] satisfies PendingAct["call"][];

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

/** The remembered act, once; undefined without one. */
export function takeAct(): PendingAct | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { at, ...act } = JSON.parse(kept ?? "{}") as PendingAct & { at: number };
    const age = Date.now() - at;
    return CALLS.includes(act.call) && age >= 0 && age < KEPT_MS ? act : undefined;
  } catch {
    return undefined;
  }
}

/** They decided otherwise. */
export function forgetAct(): void {
  takeAct();
}
