import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { PreviewFrame } from "#features/dashboard/ui/editor/preview-frame.tsx";
import { type RefusalDraft, RefusalFields } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { DealAsShown } from "#features/deals/ui/deal-editing/deal-as-shown.tsx";
import { JobAsShown } from "#features/jobs/ui/job-editing/job-as-shown.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { type EarlierRefusal, NEWS_REASONS, type WaitingNews } from "../../waiting-news.ts";
import styles from "./dashboard.module.css";
import { NewsFacts } from "./news-facts.tsx";
import { NEWS_REASON_WORDS, OF_NEWS } from "./news-words.ts";

type NewsCaseProps = {
  news: WaitingNews;
  name: string;
  sentences: RefusalSentences;
  /** What was chosen and typed before somebody looked at another case, or sent and came back. */
  draft: RefusalDraft;
  onType: (draft: RefusalDraft) => void;
  onApprove: () => void;
  /** @param reason in words */
  onRefuse: (reason: string) => void;
};

/** A deal or a job offer as its readers will see it, with what only the desk knows of it, and the decision. */
export function NewsCase({ news, name, sentences, draft, onType, onApprove, onRefuse }: NewsCaseProps) {
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);
  const { type, item, refusals } = news;
  const { steps, editor } = OF_NEWS[type];

  function pressRefuse() {
    const said = draft.explanation?.trim() ?? "";
    if (!draft.reason || said === "") setMissing(true);
    else onRefuse(said);
  }

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <CaseHeading>
          <Link to={`${editor}?id=${item.id}`}>{name}</Link>
        </CaseHeading>
        {item.shown.isSample && (
          <Cluster gap={2}>
            <Badge tone="saffron">
              <Trans id="dashboard.sample">Sample</Trans>
            </Badge>
          </Cluster>
        )}
      </Stack>
      <NewsFacts news={news} />
      {refusals.length > 0 && <RefusedBefore refusals={refusals} />}
      <Section level={3} title={<Trans id="dashboard.preview.title">As visitors will see it</Trans>}>
        <div className={styles.shown}>
          <PreviewFrame>
            {type === "deal" ? (
              <DealAsShown id={item.id} typed={item.values} />
            ) : (
              <JobAsShown id={item.id} typed={item.values} postedAt={item.shown.postedAt} />
            )}
          </PreviewFrame>
        </div>
      </Section>
      <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
        <Stack gap={4}>
          <RefusalFields
            reasons={NEWS_REASONS[type].map((value) => ({ value, label: i18n._(NEWS_REASON_WORDS[value]) }))}
            sentences={sentences}
            draft={draft}
            onType={onType}
            isMissing={isMissing}
            isSentenceNeeded
          />
          <Cluster gap={4}>
            <Button data-key="a" disabled={!isHydrated} onClick={onApprove}>
              {i18n._(steps.approve)}
            </Button>
            <Button kind="danger" disabled={!isHydrated} onClick={pressRefuse}>
              {i18n._(steps.reject)}
            </Button>
          </Cluster>
        </Stack>
      </Section>
    </Stack>
  );
}

/** What an admin said before: whoever sent it anew has answered that. */
function RefusedBefore({ refusals }: { refusals: readonly EarlierRefusal[] }) {
  return (
    <Section level={3} title={<Trans id="dashboard.news.before">Refused before</Trans>}>
      <Stack gap={3}>
        {refusals.map(({ id, explanation, by, decidedAt }) => (
          <div key={id}>
            <blockquote className={styles.words}>{explanation}</blockquote>
            <p className={styles.small}>
              {by === null ? (
                <Day at={decidedAt} />
              ) : (
                <Trans id="dashboard.news.before-by">
                  {by}, <Day at={decidedAt} />
                </Trans>
              )}
            </p>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
