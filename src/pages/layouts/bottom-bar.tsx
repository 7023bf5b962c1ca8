import { Trans, useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";
import { DealGlyph, HomeGlyph, MapGlyph, NewsGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./bottom-bar.module.css";

/** The bottom navigation of the installed app, within reach of a thumb. */
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
      <NavLink to="/deals" className={styles.link}>
        <Icon glyph={DealGlyph} size={24} />
        <Trans id="nav.deals">Deals</Trans>
      </NavLink>
      <NavLink to="/discover" className={styles.link}>
        <Icon glyph={NewsGlyph} size={24} />
        <Trans id="nav.discover">Discover</Trans>
      </NavLink>
    </nav>
  );
}
