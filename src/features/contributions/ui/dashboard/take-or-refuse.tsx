import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { type RefusalDraft, RefusalFields, refusalOf } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { REFUSAL_WORDS } from "#features/notifications/ui/refusal-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { type Refusal, REFUSAL_REASONS } from "../../refusal.ts";

export type TakeOrRefuseProps = {
  take: ReactNode;
  refuse: ReactNode;
  /** Why it cannot be taken now; null when it can. */
  whyNot?: ReactNode;
  sentences: RefusalSentences;
  /** What was chosen and typed before somebody looked at another case, or sent and came back. */
  draft: RefusalDraft;
  onType: (draft: RefusalDraft) => void;
  onTake: () => void;
  onRefuse: (refusal: Refusal) => void;
};

/** The decision about something that people gave: its author hears of it, and why it is refused where that is said. */
export function TakeOrRefuse({
  take,
  refuse,
  whyNot = null,
  sentences,
  draft,
  onType,
  onTake,
  onRefuse,
}: TakeOrRefuseProps) {
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);

  function pressRefuse() {
    if (!draft.reason) setMissing(true);
    else onRefuse(refusalOf(REFUSAL_REASONS, draft));
  }

  return (
    <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
      <LiveRegion>
        {whyNot !== null && (
          <div data-key="why" tabIndex={-1}>
            {whyNot}
          </div>
        )}
      </LiveRegion>
      <Stack gap={4}>
        <RefusalFields
          reasons={REFUSAL_REASONS.map((value) => ({ value, label: i18n._(REFUSAL_WORDS[value]) }))}
          sentences={sentences}
          draft={draft}
          onType={onType}
          isMissing={isMissing}
        />
        <Cluster gap={4}>
          <Button data-key="a" disabled={!isHydrated || whyNot !== null} onClick={onTake}>
            {take}
          </Button>
          <Button kind="danger" disabled={!isHydrated} onClick={pressRefuse}>
            {refuse}
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}
