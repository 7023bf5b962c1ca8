import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Facade } from "#ui/facade/facade.tsx";
import { NextGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./town-links.module.css";

type Town = { slug: string; name: string; coffeeshopCount: number; bestShopId: number };

/** Towns with the house of their best coffeeshop and how many there are: rows on a phone, tiles where there is room. */
export function TownLinks({ towns }: { towns: readonly Town[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.towns}>
      {towns.map(({ slug, name, coffeeshopCount, bestShopId }) => (
        <li key={slug}>
          <Link to={`/coffeeshops/${slug}`} look="plain" className={styles.town}>
            <Facade seed={String(bestShopId)} className={styles.house} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{countText(i18n.locale, coffeeshopCount)}</span>
            </span>
            <Icon glyph={NextGlyph} className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
