import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { classNames } from "../class-names.ts";
import chipStyles from "../chip/chip.module.css";
import { CheckGlyph, DownGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./link-menu.module.css";

type LinkMenuProps = {
  /** What is chosen here: "Order". Spoken before the present choice. */
  label: string;
  choices: readonly { to: LinkProps["to"]; words: string; isCurrent: boolean }[];
};

/** A chip that shows the present choice and unfolds the others: links, so it works without JavaScript. One choice is no menu. */
export function LinkMenu({ label, choices }: LinkMenuProps) {
  const folder = useRef<HTMLDetailsElement>(null);
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  if (!current) return null;
  if (choices.length === 1) {
    return (
      <p className={styles.alone}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {current.words}
      </p>
    );
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
    if (!(event.target as Element).closest("a")) return;
    fold();
    folder.current?.querySelector("summary")?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- event delegation for the links inside
    <details ref={folder} className={styles.menu} onBlur={leave} onKeyDown={press} onClick={choose}>
      <summary className={classNames(chipStyles.chip, styles.chip)}>
        <span>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {current.words}
        </span>
        <Icon glyph={DownGlyph} size={16} />
      </summary>
      <ul className={styles.list}>
        {choices.map(({ to, words, isCurrent }) => (
          <li key={words}>
            <Link
              to={to}
              look="plain"
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={styles.choice}
            >
              {words}
              {isCurrent && <Icon glyph={CheckGlyph} />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
