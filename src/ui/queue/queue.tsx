import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { classNames } from "../class-names.ts";
import { KeyHints } from "../keys/key-hints.tsx";
import { Section } from "../layout/section.tsx";
import { Sidebar } from "../layout/sidebar.tsx";
import { Stack } from "../layout/stack.tsx";
import { addressOfCase, QueueList, type QueuedRow } from "./queue-list.tsx";
import styles from "./queue.module.css";
import { type CaseKeyActs, type CaseKeyWords, useCaseKeys } from "./use-case-keys.ts";
import { useCaseFocus } from "./use-case-focus.ts";

export interface CaseList {
  /** Where there are several. */
  title?: ReactNode;
  label: string;
  items: readonly QueuedRow[];
}

/** What the keys of a queue do. */
export interface QueueKeyWords extends CaseKeyWords {
  next: string;
  previous: string;
  /** To put a case off, behind all others. */
  later?: string | undefined;
}

export type QueueProps = CaseKeyActs & {
  /** Of the page; the chosen case is `?id=` there. */
  path: string;
  /** The keys go through them in this order; one without items is not shown. */
  lists: readonly CaseList[];
  /** Undefined when nothing waits. */
  currentId: string | undefined;
  /** The chosen case, under a `<CaseHeading>`. In it, what has `data-key="a"` accepts it, and what has `data-key="r"` begins to refuse it. */
  children: ReactNode;
  /** Said when nothing waits. */
  empty: ReactNode;
  /** The list stands above the case, which needs the width, and not beside it. */
  isListAbove?: boolean;
  keyWords: QueueKeyWords;
  /** Puts the case off. */
  onLater?: () => void;
  /** On narrow screens the list is one page and a case, which is in the address, another. */
  isListApart?: boolean;
};

/**
 * Cases that wait for a decision: their lists, and the chosen one. `useQueue` says what is left of them. j, k, a and r go through them, and
 * the focus follows to the heading of the case.
 */
export function Queue({
  path,
  lists,
  currentId,
  children,
  empty,
  isListAbove = false,
  keyWords,
  onLater,
  isListApart = false,
  ...acts
}: QueueProps) {
  const navigate = useNavigate();
  const around = useCaseFocus(currentId);
  const isCaseAsked = new URLSearchParams(useLocation().search).has("id");
  const ids = lists.flatMap(({ items }) => items.map(({ id }) => id));
  const at = currentId === undefined ? -1 : ids.indexOf(currentId);

  function go(id: string | undefined) {
    if (id !== undefined) void navigate(addressOfCase(path, id), { preventScrollReset: true });
  }

  const { next, previous, later, ...words } = keyWords;
  const isEmpty = currentId === undefined;
  const ways = {
    j: { act: () => go(ids[at + 1]), says: next },
    k: { act: () => go(ids[at - 1]), says: previous },
    l: onLater && later !== undefined ? { act: onLater, says: later } : undefined,
  };
  const hints = useCaseKeys(around, {
    ...acts,
    words: isEmpty ? {} : words,
    others: isEmpty ? undefined : ways,
  });

  if (isEmpty) {
    return (
      <div ref={around}>
        <p tabIndex={-1}>{empty}</p>
      </div>
    );
  }
  const listed = (
    <Stack gap={6}>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, ...list }) => {
          const rows = <QueueList key={list.label} {...list} path={path} currentId={currentId} />;
          if (!title) return rows;
          return (
            <Section key={list.label} title={title}>
              {rows}
            </Section>
          );
        })}
    </Stack>
  );
  const shown = (
    <div ref={around} className={styles.case}>
      {children}
    </div>
  );
  return (
    <>
      {isListAbove ? (
        <>
          <div className={styles.above}>{listed}</div>
          {shown}
        </>
      ) : (
        <Sidebar
          isSideFirst
          side={listed}
          className={classNames(isListApart && (isCaseAsked ? styles.caseAlone : styles.listAlone))}
        >
          {shown}
        </Sidebar>
      )}
      <KeyHints keys={hints} />
    </>
  );
}
