import { Trans } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import type { MenuItem } from "../../menu.ts";
import styles from "./basket-opener.module.css";

const FiveGramBasket = lazy(async () => {
  const [part] = await Promise.all([import("./five-gram-basket.tsx"), needArea("menu")]);
  return { default: part.FiveGramBasket };
});

/**
 * Fetches the basket when it is opened: most who read a menu never do. The label comes with the page's own
 * words; those for who has no scripts are said by the server alone, since browsers draw nothing inside `noscript`.
 */
export function BasketOpener({ items, label }: { items: readonly MenuItem[]; label: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.opener} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{label}</summary>
      <noscript>
        <p>
          <Trans id="basket.no-script">
            Working it out takes JavaScript. What each amount costs stands on the menu above.
          </Trans>
        </p>
      </noscript>
      {isOpen && (
        <Suspense fallback={<SkeletonBlock />}>
          <FiveGramBasket items={items} />
        </Suspense>
      )}
    </details>
  );
}
