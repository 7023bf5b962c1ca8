import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { timeAgo } from "#platform/i18n/time-ago.ts";
import { classNames } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Notice } from "../notice-board.ts";
import { NoticeDrawing } from "./notice-drawing.tsx";
import { NoticeLink } from "./notice-link.tsx";
import styles from "./notices.module.css";
import { type Answer, RequestAnswer } from "./request-answer.tsx";
import { useNoticeWords } from "./use-notice-words.ts";

export type NoticeRowProps = {
  notice: Notice;
  isNew: boolean;
  nowMs: number;
  onFollow: () => void;
  onAnswered: (notice: Notice, answer: Answer, isSent: boolean) => void;
};

/** One notice: who or what, when, and what can be done about it. */
export function NoticeRow({ notice, isNew, nowMs, onFollow, onAnswered }: NoticeRowProps) {
  const words = useNoticeWords()(notice);
  const row = useRef<HTMLLIElement>(null);
  const { user, at } = notice;

  function answered(answer: Answer, isSent: boolean) {
    // The pressed button goes; what it did is said by the link that stays.
    row.current?.querySelector("a")?.focus();
    onAnswered(notice, answer, isSent);
  }

  return (
    <li ref={row} className={classNames(styles.row, isNew && styles.new)}>
      <NoticeLink redirect={notice.redirect} className={styles.link} onFollow={onFollow}>
        {user ? <Portrait src={user.thumbnail} /> : <NoticeDrawing {...words} />}
        <span className={styles.words}>
          <NoticeTitle isNew={isNew}>{words.title}</NoticeTitle>
          {words.reason && <span className={styles.reason}>{words.reason}</span>}
          {words.text && <span className={styles.text}>{words.text}</span>}
          {words.quote && (
            <q lang={words.quote.lang} className={styles.text}>
              {words.quote.text}
            </q>
          )}
          {at !== null && <NoticeTime at={at} nowMs={nowMs} />}
        </span>
      </NoticeLink>
      {words.more && (
        <Link to={words.more.path} className={styles.more} onClick={onFollow}>
          {words.more.name}
        </Link>
      )}
      {notice.type === "friendRequest" && user && (
        <RequestAnswer userId={user.id} name={user.name} onAnswered={answered} />
      )}
    </li>
  );
}

export function NoticeTitle({ isNew, children }: { isNew: boolean; children: string }) {
  return (
    <>
      {isNew && (
        <VisuallyHidden>
          <Trans id="notices.new">New</Trans>{" "}
        </VisuallyHidden>
      )}
      <span className={styles.title}>{children}</span>
    </>
  );
}

export function NoticeTime({ at, nowMs }: { at: number; nowMs: number }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.text}>
      {timeAgo(i18n.locale, at, nowMs)}
    </time>
  );
}
