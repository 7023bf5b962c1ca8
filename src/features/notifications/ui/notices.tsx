import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import type { PageViewer } from "#platform/viewer.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { clearBadgeAtLogout, showBadge } from "../badge.ts";
import { sendRead } from "../calls.ts";
import { isNumber, type Notice, unseenCountOf, unseenOf } from "../notice-board.ts";
import { ROLE_NOTICES } from "../notification.ts";
import { dueOwnNotices, rememberSeen } from "../remember-seen.ts";
import { NoticePanel } from "./notice-panel.tsx";
import { SuspensionBanner } from "./suspension-banner.tsx";
import type { Answer } from "./request-answer.tsx";
import { useNoticeBoard } from "./use-notice-board.ts";
import { useNoticeWords } from "./use-notice-words.ts";

type NoticesProps = {
  isMember: boolean;
  isApp: boolean;
  cookieDomain: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** How many are unseen. */
  onCount: (count: number) => void;
};

/** Knows the notices of whoever looks: counts them, says that one has come, and shows them while the panel is open. */
export function Notices({
  isMember: hasAccount,
  isApp,
  cookieDomain,
  isOpen,
  onClose,
  onCount,
}: NoticesProps) {
  // Letters are not shown to an admin who looks as somebody: none are asked for.
  const root = useRouteLoaderData<{ viewer: PageViewer }>("root");
  const isMember = hasAccount && !root?.viewer?.viewing;
  const { t } = useLingui();
  const wordsOf = useNoticeWords();
  const { revalidate } = useRevalidator();
  const dueLocal = () => dueOwnNotices(isApp);
  const { board, change, load } = useNoticeBoard(isMember, dueLocal);
  const unseen = unseenOf(board);
  const unseenCount = unseenCountOf(board);

  const tellCount = useEffectEvent(onCount);
  useEffect(() => tellCount(unseenCount), [unseenCount]);

  // As the bell says it, once it is known.
  const hasBadge = isApp && isMember;
  const badgeCount = hasBadge && board.updatedAt !== null ? unseenCount : null;
  useEffect(() => void (badgeCount !== null && showBadge(badgeCount)), [badgeCount]);
  useEffect(() => (hasBadge ? clearBadgeAtLogout() : undefined), [hasBadge]);

  // What the page says of whoever looks, and what they may, is that of before. Not in the dashboard: somebody may be typing there, and a page
  // that is theirs no longer would go and take the words along. It is told with the next save.
  const { pathname } = useLocation();
  const renew = useEffectEvent(() => void (pathname.startsWith("/dashboard") || revalidate()));
  const changed = board.arrived && isAboutReader(board.arrived) ? board.arrived.id : null;
  useEffect(() => {
    if (changed !== null) renew();
  }, [changed]);

  const begin = useEffectEvent(() => void (isMember && load()));
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);

  // What the panel shows is seen: what was there when it opened, and what comes meanwhile.
  const see = useEffectEvent(() => {
    if (unseen.length === 0) return;
    rememberSeen(unseen, cookieDomain);
    const ids = unseen.map(({ id }) => id);
    change({ type: "seen", ids });
    if (isMember) void sendRead(ids.filter(isNumber));
  });
  useEffect(() => {
    if (isOpen) see();
  }, [isOpen, unseen.length]);

  const settle = () => change({ type: "settled", local: dueLocal() });

  function refresh() {
    settle();
    void load();
  }

  function close() {
    settle();
    onClose();
  }

  function answered({ id }: Notice, answer: Answer, isSent: boolean) {
    if (isSent) {
      const as = answer === "accept" ? "requestAccepted" : "requestDeclined";
      change({ type: "answered", id, as });
    } else {
      void load();
    }
    // What the page says of the person has changed too.
    void revalidate();
  }

  const arrived = board.arrived && wordsOf(board.arrived).title;
  return (
    <>
      <VisuallyHidden as="output">
        {arrived && t({ id: "notices.arrived", message: `New notification: ${arrived}` })}
      </VisuallyHidden>
      <SuspensionBanner />
      {isOpen && (
        <NoticePanel
          board={board}
          onRefresh={isMember ? refresh : undefined}
          onAnswered={answered}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether it tells of a role, or that its reader is suspended or no longer. */
function isAboutReader({ type, targetType }: Notice): boolean {
  return ROLE_NOTICES.has(type) || (targetType === "user" && type !== "reportDecided");
}
