import { type ReactNode, useRef, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import type { MenuItem } from "../../menu.ts";
import styles from "./basket-opener.module.css";

const FiveGramBasket = pressedPart(
  async () => {
    const [part] = await Promise.all([import("./five-gram-basket.tsx"), needArea("menu")]);
    return part.FiveGramBasket;
  },
  <SkeletonBlock />,
);

type BasketOpenerProps = {
  items: readonly MenuItem[];
  label: ReactNode;
  /** The `noscript` text. */
  withoutScript: ReactNode;
};

/** Loads the basket with its texts when it is opened: most readers of a menu never open it. */
export function BasketOpener({ items, label, withoutScript }: BasketOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDetailsElement>(null);
  const close = () => opener.current?.removeAttribute("open");
  return (
    <details
      ref={opener}
      className={styles.opener}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {isOpen && <FiveGramBasket items={items} onMissing={close} />}
    </details>
  );
}
