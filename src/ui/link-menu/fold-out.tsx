import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import styles from "./link-menu.module.css";

type FoldOutProps = {
  /** What the button shows. */
  summary: ReactNode;
  summaryClass?: string | undefined;
  /** Links and buttons; one that is pressed folds it in. */
  children: ReactNode;
};

/** A button that unfolds what is beneath it, over the page; without JavaScript too. Escape and leaving fold it in. */
export function FoldOut({ summary, summaryClass, children }: FoldOutProps) {
  const folder = useRef<HTMLDetailsElement>(null);

  /** Towards the side where there is room: the button may stand at either edge of the screen. */
  function turn() {
    const menu = folder.current;
    const list = menu?.lastElementChild;
    if (!menu?.open || !list) return;
    menu.dataset["side"] = "start";
    const { right, left, width } = list.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    if (right > room || left < 0) {
      const end = menu.getBoundingClientRect().right;
      if (end - width >= 0) menu.dataset["side"] = "end";
    }
  }

  const fold = () => folder.current?.removeAttribute("open");

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) fold();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || !folder.current?.open) return;
    fold();
    folder.current.querySelector("summary")?.focus();
  }

  function choose(event: MouseEvent) {
    if (!(event.target as Element).closest("a, button")) return;
    fold();
    folder.current?.querySelector("summary")?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- event delegation for what is inside
    <details
      ref={folder}
      className={styles.menu}
      onBlur={leave}
      onKeyDown={press}
      onClick={choose}
      onToggle={turn}
    >
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
