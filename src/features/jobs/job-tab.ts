/** The parts of a job offer in the dashboard, by the word `tab` of their address. */
export const JOB_TABS = ["offer", "applications"] as const;

export type JobTab = (typeof JOB_TABS)[number];

export function jobTabIn(search: URLSearchParams): JobTab {
  return JOB_TABS.find((tab) => tab === search.get("tab")) ?? "offer";
}
