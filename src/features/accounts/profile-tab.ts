/** The parts of `/profile`, by `?tab=`; the first one without it. */
export const PROFILE_TABS = ["profile", "friends", "following", "notices", "privacy", "account"] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number];

/** An unknown one is the first. */
export function readProfileTab(query: URLSearchParams): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === query.get("tab")) ?? "profile";
}

export function profileAddress(tab: ProfileTab): string {
  return tab === "profile" ? "/profile" : `/profile?tab=${tab}`;
}
