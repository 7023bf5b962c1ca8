/** What happened when in the controlled supply chain experiment (Wet experiment gesloten coffeeshopketen). */
export const WIETPROEF_PHASES = ["startUp", "transition", "regulatedOnly", "hashToo"] as const;

export type WietproefPhase = (typeof WIETPROEF_PHASES)[number];

export interface WietproefEvent {
  phase: WietproefPhase;
  /** A day, ISO 8601. */
  on: string;
  source: string;
  /** When the source was read or written: a partial date, see platform/observed-on.ts. */
  observedOn: string;
  /** What an older source had announced, where the day was moved. */
  firstAnnounced?: { on: string; source: string; observedOn: string };
}

/** Newest source: May 2025. Later events are unknown, and the page says so. */
export const WIETPROEF_TIMELINE: readonly WietproefEvent[] = [
  { phase: "startUp", on: "2023-12-15", source: "rijksoverheid.nl", observedOn: "2024-12-10" },
  { phase: "transition", on: "2024-06-17", source: "rijksoverheid.nl", observedOn: "2024-12-10" },
  { phase: "regulatedOnly", on: "2025-04-07", source: "rd.nl, oogtv.nl", observedOn: "2025-04" },
  {
    phase: "hashToo",
    on: "2025-09-01",
    source: "oogtv.nl",
    observedOn: "2025-05",
    firstAnnounced: { on: "2025-06-10", source: "rd.nl, oogtv.nl, omroepbrabant.nl", observedOn: "2025-04" },
  },
];
