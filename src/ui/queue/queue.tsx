import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { KeyHints } from "../keys/key-hints.tsx";
import { type Keys, useKeys } from "../keys/use-keys.ts";
import { Section } from "../layout/section.tsx";
import { Sidebar } from "../layout/sidebar.tsx";
import { Stack } from "../layout/stack.tsx";
import { addressOfCase, QueueList, type QueuedRow } from "./queue-list.tsx";
import styles from "./queue.module.css";
import { useCaseFocus } from "./use-case-focus.ts";

export interface CaseList {
  /** Where there are several. */
  title?: ReactNode;
  label: string;
  items: readonly QueuedRow[];
}

/** What the keys of a queue do. One that decides is there only with words. */
export interface QueueKeyWords {
  next: string;
  previous: string;
  accept?: string | undefined;
  refuse?: string | undefined;
}

export type QueueProps = {
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
  /** In place of pressing the button to accept. */
  onAccept?: (shown: HTMLElement) => void;
  /** In place of moving the focus to the field a refusal begins with: who refused at once would give their reason to the next case. */
  onRefuse?: (shown: HTMLElement) => void;
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
  onAccept = pressAccept,
  onRefuse = beginToRefuse,
}: QueueProps) {
  const navigate = useNavigate();
  const around = useCaseFocus(currentId);
  const ids = lists.flatMap(({ items }) => items.map(({ id }) => id));
  const at = currentId === undefined ? -1 : ids.indexOf(currentId);

  function shownIn(act: (shown: HTMLElement) => void) {
    if (around.current) act(around.current);
  }

  function go(id: string | undefined) {
    if (id !== undefined) void navigate(addressOfCase(path, id), { preventScrollReset: true });
  }

  const { next, previous, accept, refuse } = keyWords;
  const isEmpty = currentId === undefined;
  const keys: Keys = isEmpty
    ? {}
    : {
        j: { act: () => go(ids[at + 1]), says: next },
        k: { act: () => go(ids[at - 1]), says: previous },
        a: accept === undefined ? undefined : { act: () => shownIn(onAccept), says: accept },
        r: refuse === undefined ? undefined : { act: () => shownIn(onRefuse), says: refuse },
      };
  const hints = useKeys(keys);

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
        <Sidebar isSideFirst side={listed}>
          {shown}
        </Sidebar>
      )}
      <KeyHints keys={hints} />
    </>
  );
}

function pressAccept(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("[data-key=a]")?.click();
}

function beginToRefuse(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("[data-key=r]")?.focus();
}
