/** What a visitor pressed that needs an account: it goes on after signing in. */
export interface PendingAct {
  call: "followshop" | "like" | "befrienduser";
  body: Record<string, unknown>;
  /** The `url` of the person who is befriended: that call is a toggle, so it is looked first how the two stand. */
  url?: string;
}

const KEY = "pending-act";

/** Whoever comes back later has forgotten what they pressed. */
const KEPT_MS = 15 * 60_000;

const CALLS: readonly string[] = ["followshop", "like", "befrienduser"] satisfies PendingAct["call"][];

/** Keeps an act while this tab is at Google or Discord. */
export function rememberAct(act: PendingAct): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...act, at: Date.now() }));
  } catch {
    // A browser that stores nothing: they press again.
  }
}

/** The remembered act, once; undefined without one. */
export function takeAct(): PendingAct | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { call, body, url, at } = JSON.parse(kept ?? "{}") as PendingAct & { at: number };
    const age = Date.now() - at;
    return CALLS.includes(call) && age >= 0 && age < KEPT_MS ? { call, body, url } : undefined;
  } catch {
    return undefined;
  }
}

/** They decided otherwise. */
export function forgetAct(): void {
  takeAct();
}
