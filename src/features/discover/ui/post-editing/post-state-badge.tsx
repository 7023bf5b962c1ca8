import { useLingui } from "@lingui/react";
import { Badge } from "#ui/badge/badge.tsx";
import { POST_STATE_LABELS } from "../../post-fields.ts";
import type { PostState } from "../../post-state.ts";

const TONES: Partial<Record<PostState, "canal" | "brick">> = { published: "canal", withdrawn: "brick" };

/** Where a post stands, in a word or two. */
export function PostStateBadge({ state }: { state: PostState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state] ?? "neutral"}>{i18n._(POST_STATE_LABELS[state])}</Badge>;
}
