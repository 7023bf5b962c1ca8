import { useLingui } from "@lingui/react";
import { Badge } from "#ui/badge/badge.tsx";
import { DEAL_STATE_LABELS } from "../../deal-fields.ts";
import type { DealState } from "../../deal-state.ts";

const TONES: Partial<Record<DealState, "canal" | "brick">> = { live: "canal", rejected: "brick" };

/** Where a deal stands, in a word or two. */
export function DealStateBadge({ state }: { state: DealState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state] ?? "neutral"}>{i18n._(DEAL_STATE_LABELS[state])}</Badge>;
}
