import { Trans } from "@lingui/react/macro";
import { ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./no-menu-yet.module.css";

/** In place of prices and shops: one line while neither is known. */
export function NoMenuYet({ hasTellMe }: { hasTellMe: boolean }) {
  return (
    <p id="where" className={styles.line}>
      <Icon glyph={ShopGlyph} />
      <span>
        <Trans id="product-page.no-menu-yet">
          Not on any menu we know of yet, so no price either. <Link to="/contact">Seen it somewhere?</Link>
        </Trans>
        {hasTellMe && (
          <>
            {" "}
            <a href="#tell-me">
              <Trans id="product-page.tell-me">Tell me when it’s there</Trans>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
