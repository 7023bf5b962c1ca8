import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { CheckGlyph, MapGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import type { Offer } from "../device/use-taking.ts";
import type { PackFile } from "../pack.ts";
import styles from "./pack-parts.module.css";

type PackPartsProps = {
  offer: Pick<Offer, "head">;
  /** What is there already; null before it is fetched. */
  ready: readonly PackFile[] | "all" | null;
};

/** What a pack holds, and what each part weighs. */
export function PackParts({ offer: { head }, ready }: PackPartsProps) {
  const isReady = (name: PackFile) => ready === "all" || (ready?.includes(name) ?? false);
  return (
    <ul className={styles.parts}>
      {head.files.map(({ name, bytes }) =>
        name === "shops.json" ? (
          <Part key={name} glyph={isReady(name) ? CheckGlyph : ShopGlyph} bytes={bytes}>
            <strong>
              <Plural id="packs.shops" value={head.shops} one="# shop" other="# shops" />
            </strong>
            <span>
              {isReady(name) && ready !== "all" ? (
                <Trans id="packs.shops.ready">ready to use already</Trans>
              ) : (
                <Trans id="packs.shops.what">hours, access, rules, menus, houses</Trans>
              )}
            </span>
          </Part>
        ) : (
          <Part key={name} glyph={isReady(name) ? CheckGlyph : MapGlyph} bytes={bytes}>
            <strong>
              <Trans id="packs.map">The map, down to the street</Trans>
            </strong>
            <span>
              <Trans id="packs.map.what">around all of its shops</Trans>
            </span>
          </Part>
        ),
      )}
    </ul>
  );
}

function Part({ glyph, bytes, children }: { glyph: Glyph; bytes: number; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <li className={styles.part}>
      <Icon glyph={glyph} />
      <div className={styles.words}>{children}</div>
      <span className={styles.size}>{megabytesText(i18n.locale, bytes)}</span>
    </li>
  );
}
