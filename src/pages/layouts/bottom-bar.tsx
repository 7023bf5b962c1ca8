import { Trans, useLingui } from "@lingui/react/macro";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { classNames } from "#ui/class-names.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import {
  DealGlyph,
  BookmarkGlyph,
  HomeGlyph,
  LocateGlyph,
  MapGlyph,
  MenuGlyph,
  NewsGlyph,
  PersonGlyph,
} from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./bottom-bar.module.css";
import { NEAR_ME, type SectionKey, type SectionLink, useSection, useSectionLinks } from "./sections.ts";
import { SITE_MENU_ID } from "./site-menu.tsx";
import { useSite } from "./use-site.ts";

const GLYPHS: Partial<Record<SectionKey, string>> = {
  home: HomeGlyph,
  map: MapGlyph,
  nearMe: LocateGlyph,
  deals: DealGlyph,
  discover: NewsGlyph,
  saved: BookmarkGlyph,
};

/** The navigation of a browser where the top bar has no room for words: within reach of a thumb, with the menu of the rest. */
export function BottomBar() {
  const { t } = useLingui();
  const { viewer } = useSite();
  const { home, map, nearMe, saved } = useSectionLinks();
  return (
    <nav aria-label={t({ id: "nav.main", message: "Main" })} className={styles.bar}>
      <Items links={viewer ? [home, map, nearMe, saved] : [home, map, nearMe]} />
      <button type="button" {...dialogCommand(SITE_MENU_ID, "show-modal")} className={styles.item}>
        {viewer ? (
          <>
            <Portrait src={viewer.thumbnail} size={1.5} />
            <Trans id="nav.you">You</Trans>
          </>
        ) : (
          <>
            <Icon glyph={MenuGlyph} size={24} />
            <Trans id="nav.menu">Menu</Trans>
          </>
        )}
      </button>
    </nav>
  );
}

/**
 * The navigation of the installed app (specification section 2), with deals and news even while there are none: its map is the one around the visitor, and it ends with their profile,
 * behind the page to log in at, which leads on who is.
 */
export function AppBar() {
  const { t } = useLingui();
  const { viewer } = useSite();
  const section = useSection();
  const { home, map, deals, discover } = useSectionLinks();
  return (
    <nav aria-label={t({ id: "nav.app", message: "App" })} className={classNames(styles.bar, styles.app)}>
      <Items links={[home, { ...map, to: NEAR_ME }, deals, discover]} />
      <Link
        to={viewer ? "/login?path=%2Fprofile" : "/login"}
        look="plain"
        aria-current={section === "profile" ? "page" : undefined}
        className={styles.item}
      >
        {viewer ? <Portrait src={viewer.thumbnail} size={1.5} /> : <Icon glyph={PersonGlyph} size={24} />}
        <Trans id="nav.profile">Profile</Trans>
      </Link>
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
