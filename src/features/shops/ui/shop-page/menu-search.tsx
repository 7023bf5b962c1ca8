import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { classNames } from "#ui/class-names.ts";
import { CloseGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import styles from "./menu-search.module.css";

/**
 * A search in the menu of the page: it hides the lines without what was typed. The menu is kept as the server drew it
 * (`staticPart`), so the lines are found in the document. Without scripts there is no button, and the chips lead through it.
 */
export function MenuSearch({ menuId }: { menuId: string }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = t({ id: "shop-page.menu.search", message: "Search this menu" });

  // Whoever leaves the page or closes the search finds the whole menu.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      showLines(menuId, "");
    };
  }, [isOpen, menuId]);

  function close() {
    setOpen(false);
    setFoundCount(null);
    button.current?.focus();
  }

  if (!isHydrated) return null;
  return (
    <div className={styles.place}>
      <div className={classNames(styles.search, isOpen && styles.open)}>
        <button
          ref={button}
          type="button"
          aria-label={isOpen ? t({ id: "shop-page.menu.search.close", message: "Close the search" }) : label}
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <Icon glyph={isOpen ? CloseGlyph : SearchGlyph} />
        </button>
        {isOpen && (
          <input
            type="search"
            aria-label={label}
            placeholder={label}
            enterKeyHint="search"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers a press on the button
            autoFocus
            onInput={({ currentTarget }) => {
              const found = showLines(menuId, currentTarget.value);
              setFoundCount(currentTarget.value.trim() === "" ? null : found);
              // What was found stands at the beginning, wherever the whole menu was scrolled to.
              document.getElementById(menuId)?.scrollIntoView({ block: "start" });
            }}
            onKeyDown={({ key }) => key === "Escape" && close()}
          />
        )}
        <span role="status" className={styles.count}>
          {foundCount !== null && (
            <Plural
              id="shop-page.menu.found"
              value={foundCount}
              _0="Not on this menu"
              one="# product"
              other="# products"
            />
          )}
        </span>
      </div>
    </div>
  );
}

/** Shows the lines that have all words, and the parts that have such lines. Returns how many there are. */
function showLines(menuId: string, typed: string): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let shownCount = 0;
  for (const part of document.querySelectorAll<HTMLElement>(`#${menuId} [data-menu-part]`)) {
    const lines = [...part.querySelectorAll<HTMLElement>("[data-menu-line]")];
    for (const line of lines) {
      const text = plain(line.textContent);
      line.hidden = !words.every((word) => text.includes(word));
    }
    const shown = lines.filter(({ hidden }) => !hidden);
    part.hidden = shown.length === 0;
    shownCount += shown.length;
  }
  return shownCount;
}

/** Without capitals and accents. */
function plain(text: string): string {
  return plainLetters(text);
}
