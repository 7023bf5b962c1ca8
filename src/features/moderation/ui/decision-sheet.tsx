import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { wordsOf } from "#platform/i18n/words-of.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { DecisionPage, Statement } from "../decision.ts";
import { groundOf } from "../reason.ts";
import { isNews } from "../report.ts";
import { RESETS } from "../reset.ts";
import { AppealPart } from "./appeal-part.tsx";
import { TONES } from "./decision-list.tsx";
import { outcomeOf, RESET_WORDS, useReasonWords, useTargetWords } from "./decision-words.ts";
import styles from "./decisions.module.css";

/** What was decided; for whose it is about the whole statement of reasons (security.md 5.4). */
export function DecisionSheet({ decision, now }: { decision: DecisionPage; now: string }) {
  const { targetType, outcome, isSample, statement } = decision;
  const targets = useTargetWords();
  const { i18n } = useLingui();
  const decided = i18n._(outcomeOf(decision));
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>
          <Trans id="moderation.decided">
            {targets[targetType]}: {decided}
          </Trans>
        </h1>
        <Cluster gap={2}>
          <Badge tone={TONES[outcome]}>{decided}</Badge>
          {isSample && (
            <Badge tone="saffron">
              <Trans id="moderation.sample">Sample</Trans>
            </Badge>
          )}
        </Cluster>
      </Stack>
      <Turn decision={decision} />
      <Facts decision={decision} />
      {statement?.content && (
        <Section
          title={
            isNews(targetType) ? (
              <Trans id="moderation.its-title">Its title</Trans>
            ) : (
              <Trans id="moderation.your-words">What you wrote</Trans>
            )
          }
        >
          <blockquote className={styles.quote}>{statement.content}</blockquote>
        </Section>
      )}
      {statement?.explanation && (
        <Section title={<Trans id="moderation.facts">The facts, and why</Trans>}>
          <p className={styles.quote}>{statement.explanation}</p>
        </Section>
      )}
      {statement?.appealUntil && <AppealPart decision={decision} statement={statement} now={now} />}
      {statement?.appealUntil && <OtherWays />}
      <p>
        <Link to="/moderation">
          <Trans id="moderation.all">All decisions</Trans>
        </Link>
      </p>
    </Stack>
  );
}

/** That it does not stand any more, or is what an appeal came to. */
function Turn({ decision: { undoneById, undoesId } }: { decision: DecisionPage }) {
  if (undoneById !== null) {
    return (
      <Notice>
        <Trans id="moderation.undone">
          This was undone. <Link to={`/moderation/${undoneById}`}>The decision that counts</Link>
        </Trans>
      </Notice>
    );
  }
  if (undoesId === null) return null;
  return (
    <p>
      <Trans id="moderation.undoes">
        This undoes <Link to={`/moderation/${undoesId}`}>an earlier decision</Link>.
      </Trans>
    </p>
  );
}

function Facts({ decision }: { decision: DecisionPage }) {
  const { reason, source, isByRule, decidedAt, statement } = decision;
  const { i18n } = useLingui();
  const reasons = useReasonWords();
  const items = [
    { id: "reason", term: <Trans id="moderation.reason">Reason</Trans>, description: reasons[reason] },
    {
      id: "ground",
      term: <Trans id="moderation.ground">Based on</Trans>,
      description:
        groundOf(reason) === "law" ? (
          <Trans id="moderation.ground.law">The law</Trans>
        ) : (
          <Link to="/terms#contributions">
            <Trans id="moderation.ground.terms">Our terms of use</Trans>
          </Link>
        ),
    },
    {
      id: "by",
      term: <Trans id="moderation.by">Decided by</Trans>,
      description: isByRule ? (
        <Trans id="moderation.by.rule">A rule of the site, without a person</Trans>
      ) : (
        <Trans id="moderation.by.person">A person</Trans>
      ),
    },
    {
      id: "source",
      term: <Trans id="moderation.source">How it came up</Trans>,
      description:
        source === "notice" ? (
          <Trans id="moderation.source.notice">Somebody reported it</Trans>
        ) : (
          <Trans id="moderation.source.own">We came across it ourselves</Trans>
        ),
    },
    {
      id: "at",
      term: <Trans id="moderation.at">Date</Trans>,
      description: <Day at={decidedAt} form="date" />,
    },
  ];
  const about = statement && aboutOf(statement);
  const reset = statement && resetOf(statement, i18n);
  const suspension = statement && suspensionOf(statement);
  return <DefinitionList items={[about, reset, suspension, ...items].filter((item) => item !== null)} />;
}

function aboutOf({ item }: Statement) {
  if (!item) return null;
  const { name, path } = item;
  return {
    id: "about",
    term: <Trans id="moderation.about">About</Trans>,
    description: path ? <Link to={path}>{name}</Link> : name,
  };
}

function resetOf({ resets }: Statement, i18n: I18n) {
  if (resets.length === 0) return null;
  const words = wordsOf(i18n, RESET_WORDS);
  const named = RESETS.filter((reset) => resets.includes(reset)).map((reset) => words[reset]);
  return {
    id: "reset",
    term: <Trans id="moderation.was-reset">Reset</Trans>,
    description: new Intl.ListFormat(i18n.locale).format(named),
  };
}

function suspensionOf({ suspension }: Statement) {
  if (!suspension) return null;
  const { until, isOver } = suspension;
  return {
    id: "suspension",
    term: <Trans id="moderation.suspended-until">Until</Trans>,
    description: (
      <>
        {until === null ? (
          <Trans id="moderation.until-lifted">We lift it</Trans>
        ) : (
          <Day at={until} form="dateAndTime" />
        )}
        {isOver && (
          <>
            {" · "}
            <Trans id="moderation.suspension-over">It is over</Trans>
          </>
        )}
      </>
    ),
  };
}

/** The law wants these named, whatever becomes of an appeal. */
function OtherWays() {
  return (
    <Section title={<Trans id="moderation.other-ways">Other ways</Trans>}>
      <p>
        <Trans id="moderation.other-ways.text">
          You may also take this to a certified out-of-court dispute settlement body, or to court. The
          European Commission keeps a list of these bodies. What we do and why is in{" "}
          <Link to="/terms#moderation">our terms</Link>.
        </Trans>
      </p>
    </Section>
  );
}
