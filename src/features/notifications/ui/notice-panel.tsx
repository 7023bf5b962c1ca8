import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { timeAgo } from "#platform/i18n/time-ago.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BellGlyph, RefreshGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Loading } from "#ui/skeleton/loading.tsx";
import { SkeletonLine } from "#ui/skeleton/skeleton-line.tsx";
import { useMinimumDisplay } from "#ui/use-minimum-display.ts";
import { groupsOf, type Notice, type NoticeBoard, noticesOf } from "../notice-board.ts";
import { NoticeGroup } from "./notice-group.tsx";
import styles from "./notices.module.css";
import type { Answer } from "./request-answer.tsx";

type NoticePanelProps = {
  board: NoticeBoard;
  /** Undefined for visitors without an account: the server has nothing for them. */
  onRefresh?: (() => void) | undefined;
  onAnswered: (notice: Notice, answer: Answer, isSent: boolean) => void;
  onClose: () => void;
};

/** The notices, under the bell or from below (specification section 2). */
export function NoticePanel({ board, onRefresh, onAnswered, onClose }: NoticePanelProps) {
  const { t } = useLingui();
  const nowMs = useNow();
  const isLoading = useMinimumDisplay(board.isLoading);
  const isWaiting = onRefresh !== undefined && board.told === null;
  const notices = isWaiting ? [] : noticesOf(board);
  return (
    <Sheet
      isOpen
      isHanging
      title={t({ id: "notices.title", message: "Notifications" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      {onRefresh && <Freshness board={board} nowMs={nowMs} isLoading={isLoading} onRefresh={onRefresh} />}
      {board.hasFailed && onRefresh && !board.isLoading && (
        <div role="alert" className={styles.problem}>
          <p>
            <Trans id="notices.failed">Your notifications didn’t load.</Trans>
          </p>
          <Button kind="quiet" onClick={onRefresh}>
            <Trans id="notices.again">Try again</Trans>
          </Button>
        </div>
      )}
      {isWaiting && isLoading && <Skeleton />}
      {!isWaiting && !board.hasFailed && board.newIds.size === 0 && (
        <CaughtUp isAlone={notices.length === 0} />
      )}
      {notices.length > 0 && (
        <ul className={styles.list}>
          {groupsOf(notices).map((group) => (
            <NoticeGroup
              key={group[0].id}
              notices={group}
              isNew={({ id }) => board.newIds.has(id)}
              nowMs={nowMs}
              onFollow={onClose}
              onAnswered={onAnswered}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

type FreshnessProps = { board: NoticeBoard; nowMs: number; isLoading: boolean; onRefresh: () => void };

/** When the list was read, and the button that reads it again. */
function Freshness({ board: { updatedAt }, nowMs, isLoading, onRefresh }: FreshnessProps) {
  const { t, i18n } = useLingui();
  const ago = updatedAt === null ? null : timeAgo(i18n.locale, updatedAt, nowMs);
  return (
    <div className={styles.freshness}>
      <p>{ago !== null && t({ id: "notices.updated", message: `Updated ${ago}` })}</p>
      <IconButton
        icon={<Icon glyph={RefreshGlyph} className={isLoading ? styles.turning : undefined} />}
        label={t({ id: "notices.refresh", message: "Refresh" })}
        aria-busy={isLoading || undefined}
        onClick={onRefresh}
      />
    </div>
  );
}

function CaughtUp({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={classNames(styles.caughtUp, isAlone && styles.alone)}>
      {isAlone && <Icon glyph={BellGlyph} size={32} />}
      <p>
        <Trans id="notices.empty">No new notifications, you're all caught up</Trans>
      </p>
    </div>
  );
}

function Skeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t({ id: "notices.loading", message: "Loading your notifications" })}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waiting}>
          <span className={styles.drawing} />
          <div>
            <SkeletonLine width="most" />
            <SkeletonLine width="third" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

const TICK_MS = 20_000;

/** The time, again and again while it is shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
