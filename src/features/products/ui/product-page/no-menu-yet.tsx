import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#ui/button/button-look.ts";
import { BellGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./no-menu-yet.module.css";

/** In place of prices and shops, while neither is known: the one thing that can be done, and a line that says so. */
export function NoMenuYet({ hasTellMe }: { hasTellMe: boolean }) {
  return (
    <div id="where" className={styles.where}>
      <p className={styles.line}>
        <Icon glyph={ShopGlyph} />
        <span>
          <Trans id="product-page.no-menu-yet">
            Not on any menu we know of yet, so no price either. <Link to="/contact">Seen it somewhere?</Link>
          </Trans>
        </span>
      </p>
      {hasTellMe && (
        <a href="#tell-me" className={buttonLook("primary", false, styles.tell)}>
          <Icon glyph={BellGlyph} />
          <Trans id="product-page.tell-me">Tell me when it’s there</Trans>
        </a>
      )}
    </div>
  );
}
