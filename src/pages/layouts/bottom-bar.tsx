import { Trans, useLingui } from "@lingui/react/macro";
import { classNames } from "#ui/class-names.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { DealGlyph, HomeGlyph, LocateGlyph, MapGlyph, MenuGlyph, NewsGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./bottom-bar.module.css";
import { NEAR_ME, type SectionKey, type SectionLink, useSection, useSectionLinks } from "./sections.ts";
import { SITE_MENU_ID } from "./site-menu.tsx";

const GLYPHS: Partial<Record<SectionKey, string>> = {
  home: HomeGlyph,
  map: MapGlyph,
  nearMe: LocateGlyph,
  deals: DealGlyph,
  discover: NewsGlyph,
};

/** The navigation of a browser where the top bar has no room for words: within reach of a thumb, with the menu of the rest. */
export function BottomBar() {
  const { t } = useLingui();
  const { home, map, nearMe } = useSectionLinks();
  return (
    <nav aria-label={t({ id: "nav.main", message: "Main" })} className={styles.bar}>
      <Items links={[home, map, nearMe]} />
      <button type="button" {...dialogCommand(SITE_MENU_ID, "show-modal")} className={styles.item}>
        <Icon glyph={MenuGlyph} size={24} />
        <Trans id="nav.menu">Menu</Trans>
      </button>
    </nav>
  );
}

/** The navigation of the installed app (specification section 2): its map is the one around the visitor. */
export function AppBar() {
  const { t } = useLingui();
  const { home, map, deals, discover } = useSectionLinks();
  return (
    <nav aria-label={t({ id: "nav.app", message: "App" })} className={classNames(styles.bar, styles.app)}>
      <Items links={[home, { ...map, to: NEAR_ME }, deals, discover]} />
    </nav>
  );
}

function Items({ links }: { links: readonly SectionLink[] }) {
  const section = useSection();
  const isThere = links.some(({ key }) => key === section);
  // The app has one link for both maps.
  const current = section === "nearMe" && !isThere ? "map" : section;
  return links.map(({ key, to, name }) => (
    <Link
      key={key}
      to={to}
      look="plain"
      aria-current={key === current ? "page" : undefined}
      className={styles.item}
    >
      <Icon glyph={GLYPHS[key] ?? MapGlyph} size={24} />
      {name}
    </Link>
  ));
}
