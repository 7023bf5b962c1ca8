import { useLingui } from "@lingui/react";
import { Badge } from "#ui/badge/badge.tsx";
import { BRAND_STATE_LABELS, type BrandState } from "../../brand-fields.ts";

/** Where a brand stands, in a word or two. */
export function BrandStateBadge({ state }: { state: BrandState }) {
  const { i18n } = useLingui();
  return <Badge tone={state === "active" ? "canal" : "neutral"}>{i18n._(BRAND_STATE_LABELS[state])}</Badge>;
}
