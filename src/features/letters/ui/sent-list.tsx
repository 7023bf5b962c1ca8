import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import type { SentPush } from "#features/push/push-settings.ts";
import { useClassWords } from "#features/push/ui/class-words.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import type { SentLetter } from "../letter-settings.ts";
import styles from "./notice-matrix.module.css";

type SentListProps = { pushes: readonly SentPush[]; letters: readonly SentLetter[] };

/** What rang and what was mailed in the last thirty days, and by which choice. */
export function SentList({ pushes, letters }: SentListProps) {
  const rows = [
    ...pushes.map((push) => ({ key: `push-${push.id}`, at: push.sentAt, row: <PushRow {...push} /> })),
    ...letters.map((letter) => ({
      key: `letter-${letter.id}`,
      at: letter.sentAt,
      row: <LetterRow {...letter} />,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <Section title={<Trans id="letters.sent">What was sent, and why</Trans>}>
      {rows.length === 0 && (
        <p className={styles.hint}>
          <Trans id="letters.sent.none">Nothing in the last 30 days.</Trans>
        </p>
      )}
      <SpreadRows>
        {rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </SpreadRows>
    </Section>
  );
}

function Row({ at, why, what }: { at: string; why: ReactNode; what: ReactNode }) {
  return (
    <>
      <div>
        <p>
          <Day at={at} form="moment" />
        </p>
        <p className={styles.hint}>{why}</p>
      </div>
      <p className={styles.hint}>{what}</p>
    </>
  );
}

function ChosenClasses({ classes }: { classes: readonly NoticeClass[] }) {
  const { i18n } = useLingui();
  const words = useClassWords();
  const chosen = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
    classes.map((one) => words[one].label),
  );
  return <Trans id="letters.sent.why">You chose: {chosen}</Trans>;
}

function PushRow({ classes, noticeCount, reachedCount, sentAt }: SentPush) {
  return (
    <Row
      at={sentAt}
      why={<ChosenClasses classes={classes} />}
      what={
        <>
          <Plural
            id="letters.sent.notices"
            value={noticeCount}
            one="# notification"
            other="# notifications"
          />
          {" · "}
          {reachedCount === 0 ? (
            <Trans id="letters.sent.nowhere">did not arrive</Trans>
          ) : (
            <Plural id="letters.sent.phones" value={reachedCount} one="on # phone" other="on # phones" />
          )}
        </>
      }
    />
  );
}

function LetterRow({ kind, classes, newsCount, isSent, sentAt }: SentLetter) {
  const why = {
    notices: <ChosenClasses classes={classes} />,
    digest: <Trans id="letters.sent.digest">You chose the letter with the news</Trans>,
    try: <Trans id="letters.sent.try">You tried it</Trans>,
  }[kind];
  return (
    <Row
      at={sentAt}
      why={why}
      what={
        <>
          {newsCount > 0 && (
            <>
              <Plural
                id="letters.sent.count"
                value={newsCount}
                one="# piece of news"
                other="# pieces of news"
              />
              {" · "}
            </>
          )}
          {isSent ? (
            <Trans id="letters.sent.mail">by mail</Trans>
          ) : (
            <Trans id="letters.sent.nowhere">did not arrive</Trans>
          )}
        </>
      }
    />
  );
}
