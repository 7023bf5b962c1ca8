import type { OpenInterval, OpenTimes } from "./opening-state.ts";

/** When a place is open over some days, as worked out from its hours. Instants are ISO 8601 in UTC. */
export interface EvaluatedHours {
  open: readonly OpenInterval[];
  /** Perhaps open: the hours say "unknown", or only a comment such as "by appointment". */
  unknown: readonly OpenInterval[];
  /** The instant at which the last day ends. */
  until: string;
}

/** What is known of them at a moment: up to a time at which the hours themselves say "unknown", or as far as they were worked out. */
export function openTimesAt({ open, unknown, until }: EvaluatedHours, at: Date): OpenTimes {
  const doubt = unknown.find(({ closesAt }) => Date.parse(closesAt) > at.getTime());
  const knownUntil = doubt?.opensAt ?? until;
  // Instants of one form are in order as texts.
  return { during: open.filter(({ opensAt }) => opensAt < knownUntil), knownUntil };
}
