import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { buttonLook } from "#ui/button/button-look.ts";
import { classNames } from "#ui/class-names.ts";
import { DirectionsGlyph, ListGlyph, MapGlyph, PhoneGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { pingOfWay, walkTo } from "../../directions.ts";
import type { Shop } from "../../shop.ts";
import { MENU } from "./ids.ts";
import styles from "./shop-actions.module.css";

type ShopActionsProps = {
  shop: Pick<Shop, "slug" | "status" | "phone" | "latitude" | "longitude">;
  hasMenu: boolean;
  /** The button that follows it; undefined where nobody can. */
  follow: ReactNode;
  /** The button that shares the page. */
  share: ReactNode;
};

/**
 * What people come for: directions, a call, the menu, following, sharing. On a phone they are the one bar at the bottom, with two
 * places in the middle: without a number or a menu the map comes in its place, without both also the button that follows, which
 * the bar above the page has always; nothing is greyed. Elsewhere they are the top of the card at the side.
 */
export function ShopActions({ shop, hasMenu, follow, share }: ShopActionsProps) {
  const { t } = useLingui();
  const isGone = shop.status === "permanentlyClosed";
  const call = shop.phone !== null && !isGone;
  return (
    <nav aria-label={t({ id: "shop-page.actions", message: "This shop" })} className={styles.bar}>
      <ul className={styles.actions}>
        {!isGone && (
          <li className={styles.main}>
            <ExternalLink href={walkTo(shop)} ping={pingOfWay(shop)} className={buttonLook("primary", true)}>
              <Icon glyph={DirectionsGlyph} />
              <span>
                <Trans id="shop-page.directions">Directions</Trans>
              </span>
            </ExternalLink>
          </li>
        )}
        {call && (
          <li>
            <ExternalLink href={`tel:${shop.phone}`} className={buttonLook("quiet", true)}>
              <Icon glyph={PhoneGlyph} />
              <span>
                <Trans id="shop-page.call">Call</Trans>
              </span>
            </ExternalLink>
          </li>
        )}
        {hasMenu && (
          <li>
            <a href={`#${MENU}`} className={buttonLook("quiet", true)}>
              <Icon glyph={ListGlyph} />
              <span>
                <Trans id="shop-page.menu">Menu</Trans>
              </span>
            </a>
          </li>
        )}
        {(!call || !hasMenu) && (
          <li>
            <Link to={`/map/${shop.slug}`} className={buttonLook("quiet", true)}>
              <Icon glyph={MapGlyph} />
              <span>
                <Trans id="shop-page.map">Map</Trans>
              </span>
            </Link>
          </li>
        )}
        {follow && (
          <li className={classNames(styles.pressed, (call || hasMenu) && styles.onlyWide)}>{follow}</li>
        )}
        <li className={classNames(styles.pressed, styles.share)}>{share}</li>
      </ul>
    </nav>
  );
}
