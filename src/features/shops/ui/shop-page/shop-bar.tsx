import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { BackGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Shop } from "../../shop.ts";
import styles from "./shop-bar.module.css";
import { SHOP_NAME } from "./ids.ts";

type ShopBarProps = {
  shop: Pick<Shop, "name" | "city">;
  /** The search field of the site, which takes the place of the name when it is asked for. */
  search: ReactNode;
  /** The button that follows it. */
  follow: ReactNode;
};

/** The slim bar of a shop on a phone, in place of the site's own: back, the name once its heading has left, following, search. */
export function ShopBar({ shop, search, follow }: ShopBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hasComeByLink = useNavigationType() !== NavigationType.Pop;
  const hasNameLeft = useHasNameLeft(shop.name);
  const cityName = shop.city.name;
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isSearching) field.current?.querySelector("input")?.focus();
  }, [isSearching]);

  function goBack(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    if (isSearching) setSearching(false);
    // Whoever opened the page from outside goes to the town instead of leaving the site.
    else if (hasComeByLink) void navigate(-1);
    else return;
    event.preventDefault();
  }

  function showSearch(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setSearching(true);
  }

  return (
    <div className={styles.bar}>
      <Link
        to={`/coffeeshops/${shop.city.slug}`}
        look="plain"
        className={styles.button}
        aria-label={
          isSearching
            ? t({ id: "shop-page.search.close", message: "Close the search" })
            : t({ id: "shop-page.back", message: `Back to ${cityName}` })
        }
        onClick={goBack}
      >
        <Icon glyph={BackGlyph} size={24} />
      </Link>
      {isSearching ? (
        <div ref={field} className={styles.search}>
          {search}
        </div>
      ) : (
        <>
          {/* The heading says it to screen readers. */}
          <span aria-hidden="true" className={classNames(styles.name, hasNameLeft && styles.shown)}>
            {shop.name}
          </span>
          {follow}
          <Link
            to="/coffeeshops"
            look="plain"
            className={styles.button}
            aria-label={t({ id: "shop-page.search", message: "Search" })}
            onClick={showSearch}
          >
            <Icon glyph={SearchGlyph} size={24} />
          </Link>
        </>
      )}
    </div>
  );
}

/** Other presses are the browser's: a new tab, a new window. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey;
}

/** Whether the heading with the name is above the window. */
function useHasNameLeft(name: string): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const heading = document.getElementById(SHOP_NAME);
    if (!heading) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setHasLeft(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [name]);
  return hasLeft;
}
