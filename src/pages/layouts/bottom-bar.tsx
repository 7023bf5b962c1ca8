import { Trans, useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import { HomeGlyph, MapGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./bottom-bar.module.css";

/** The thumb's bar of the installed app. */
export function BottomBar() {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: "nav.app", message: "App" })} className={styles.bar}>
      <NavLink to="/" end className={styles.link}>
        <Icon glyph={HomeGlyph} size={24} />
        <Trans id="nav.home">Home</Trans>
      </NavLink>
      <NavLink to="/map?nearme=true&open=now" className={styles.link}>
        <Icon glyph={MapGlyph} size={24} />
        <Trans id="nav.map">Map</Trans>
      </NavLink>
      <NavLink to="/coffeeshops" className={styles.link}>
        <Icon glyph={ShopGlyph} size={24} />
        <Trans id="nav.coffeeshops">Coffeeshops</Trans>
      </NavLink>
    </nav>
  );
}
