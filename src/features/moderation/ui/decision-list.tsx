import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { ModerationLog, PublicDecision } from "../decision.ts";
import { outcomeOf, useReasonWords, useTargetWords } from "./decision-words.ts";
import styles from "./decisions.module.css";

/** The decisions of a page of the public log. */
export function DecisionList({ log: { items, realCount: total, page, pageCount } }: { log: ModerationLog }) {
  const labels = usePageLabels(pageCount);
  return (
    <Section
      title={<Trans id="moderation.decisions">Decisions</Trans>}
      // Samples alone are none.
      aside={
        total > 0 && (
          <Plural id="moderation.decisions.count" value={total} one="# decision" other="# decisions" />
        )
      }
    >
      <Stack gap={4}>
        {items.length === 0 && (
          <p>
            <Trans id="moderation.decisions.none">Nobody has had to decide anything yet.</Trans>
          </p>
        )}
        <ol className={styles.list}>
          {items.map((decision) => (
            <li key={decision.id}>
              <DecisionRow decision={decision} />
            </li>
          ))}
        </ol>
        <Pagination
          currentPage={page}
          pageCount={pageCount}
          addressOf={(to) => (to === 1 ? "/moderation" : `/moderation?page=${to}`)}
          labels={labels}
        />
      </Stack>
    </Section>
  );
}

function DecisionRow({ decision }: { decision: PublicDecision }) {
  const { id, targetType, outcome, reason, isSample, decidedAt } = decision;
  const targets = useTargetWords();
  const { i18n } = useLingui();
  const reasons = useReasonWords();
  return (
    <Link to={`/moderation/${id}`} look="plain" className={styles.row}>
      <span className={styles.what}>
        <strong>{targets[targetType]}</strong>{" "}
        <Badge tone={TONES[outcome]}>{i18n._(outcomeOf(decision))}</Badge>{" "}
        {isSample && (
          <Badge tone="saffron">
            <Trans id="moderation.sample">Sample</Trans>
          </Badge>
        )}
      </span>
      <span>{reasons[reason]}</span>
      <span className={styles.when}>
        <Day at={decidedAt} />
      </span>
    </Link>
  );
}

export const TONES = { removed: "brick", kept: "neutral", restored: "canal" } as const;
