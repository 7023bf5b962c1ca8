import { Trans, useLingui } from "@lingui/react/macro";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { BottomNav, BottomNavButton, BottomNavLink } from "#ui/bottom-nav/bottom-nav.tsx";
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
    <BottomNav label={t({ id: "nav.main", message: "Main" })}>
      <Items links={[home, map, nearMe, saved]} />
      <BottomNavButton
        {...dialogCommand(SITE_MENU_ID, "show-modal")}
        picture={
          viewer ? <Portrait src={viewer.thumbnail} size={1.5} /> : <Icon glyph={MenuGlyph} size={24} />
        }
      >
        {viewer ? <Trans id="nav.you">You</Trans> : <Trans id="nav.menu">Menu</Trans>}
      </BottomNavButton>
    </BottomNav>
  );
}

/**
 * The navigation of the installed app (specification section 2), with deals and news even while there are none: its map is the one around the visitor, and it ends with their profile,
 * behind the page to log in at, which leads on who is. Where a page has a bar of its own on narrow screens, this one is for wide ones.
 */
export function AppBar({ isOnlyWide }: { isOnlyWide: boolean }) {
  const { t } = useLingui();
  const { viewer } = useSite();
  const section = useSection();
  const { home, map, deals, discover } = useSectionLinks();
  return (
    <BottomNav label={t({ id: "nav.app", message: "App" })} on={isOnlyWide ? "wide" : "all"}>
      <Items links={[home, { ...map, to: NEAR_ME }, deals, discover]} />
      <BottomNavLink
        to={viewer ? "/login?path=%2Fprofile" : "/login"}
        isCurrent={section === "profile"}
        picture={
          viewer ? <Portrait src={viewer.thumbnail} size={1.5} /> : <Icon glyph={PersonGlyph} size={24} />
        }
      >
        <Trans id="nav.profile">Profile</Trans>
      </BottomNavLink>
    </BottomNav>
  );
}

function Items({ links }: { links: readonly SectionLink[] }) {
  const section = useSection();
  const isThere = links.some(({ key }) => key === section);
  // The app has one link for both maps.
  const current = section === "nearMe" && !isThere ? "map" : section;
  return links.map(({ key, to, name }) => (
    <BottomNavLink
      key={key}
      to={to}
      isCurrent={key === current}
      picture={<Icon glyph={GLYPHS[key] ?? MapGlyph} size={24} />}
    >
      {name}
    </BottomNavLink>
  ));
}
