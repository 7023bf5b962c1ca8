import { useLingui } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";
import { PAID_LABELS, POST_STATE_LABELS } from "../../post-fields.ts";
import type { PostState } from "../../post-state.ts";
import type { PostToEdit } from "../../post-to-edit.ts";

const TONES: Partial<Record<PostState, "canal" | "brick">> = { published: "canal", withdrawn: "brick" };

/** Where a post stands, and whether it is paid for or invented. Not the badges of its page, which visitors would load in another file then. */
export function PostBadges({ post: { values, shown } }: { post: PostToEdit }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Badge tone={TONES[shown.state] ?? "neutral"}>{i18n._(POST_STATE_LABELS[shown.state])}</Badge>{" "}
      {values.isSponsored && <Badge>{i18n._(PAID_LABELS.yes)}</Badge>}{" "}
      {shown.isSample && (
        <Badge tone="saffron">{t({ id: "post-editing.sample", message: "Sample, invented" })}</Badge>
      )}
    </>
  );
}
