import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useState } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { BackGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Shop } from "../../shop.ts";
import styles from "./shop-bar.module.css";
import { SHOP_NAME } from "./ids.ts";

/** The slim bar of a shop on a phone, in place of the site's own: back, the name once its heading has left, search. */
export function ShopBar({ shop }: { shop: Pick<Shop, "name" | "city"> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hasComeByLink = useNavigationType() !== NavigationType.Pop;
  const hasNameLeft = useHasNameLeft(shop.name);
  const cityName = shop.city.name;

  function goBack(event: MouseEvent): void {
    // Whoever opened the page from outside goes to the town instead of leaving the site.
    if (!hasComeByLink || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <div className={styles.bar}>
      <Link
        to={`/coffeeshops/${shop.city.slug}`}
        look="plain"
        className={styles.button}
        aria-label={t({ id: "shop-page.back", message: `Back to ${cityName}` })}
        onClick={goBack}
      >
        <Icon glyph={BackGlyph} size={24} />
      </Link>
      {/* The heading says it to screen readers. */}
      <span aria-hidden="true" className={classNames(styles.name, hasNameLeft && styles.shown)}>
        {shop.name}
      </span>
      <Link
        to="/coffeeshops"
        look="plain"
        className={styles.button}
        aria-label={t({ id: "shop-page.search", message: "Search" })}
      >
        <Icon glyph={SearchGlyph} size={24} />
      </Link>
    </div>
  );
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
