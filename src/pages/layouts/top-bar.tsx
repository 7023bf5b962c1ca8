import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { countText } from "#platform/i18n/format.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { FilterGlyph, LanguageGlyph, LocateGlyph, SettingsGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Width } from "#ui/layout/width.tsx";
import { Link } from "#ui/link/link.tsx";
import { Mark } from "#ui/mark/mark.tsx";
import { AccountTools } from "./account-tools.tsx";
import { FILTERS_ID, useBarOfPage, usePartsOfSection } from "./bar-of-page.ts";
import { Bell } from "./bell.tsx";
import { LANGUAGE_ID } from "./language-dialog.tsx";
import { SearchBar } from "./search-bar.tsx";
import { useDashboardLink, useSection, useSectionLinks } from "./sections.ts";
import styles from "./top-bar.module.css";
import { useSite } from "./use-site.ts";

type TopBarProps = { siteName: string; isApp: boolean };

/** The bar above every page. In the app its links are hidden: the bottom bar has them within reach of a thumb. */
export function TopBar({ siteName, isApp }: TopBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { place, chosenCount, hasOwnSearch, isSky, isWide } = useBarOfPage();
  const { Name } = usePartsOfSection() ?? {};
  const { viewer } = useSite();
  const isHome = pathname === "/";
  return (
    <header className={classNames(styles.bar, isSky && styles.sky)}>
      <Width className={classNames(styles.row, isWide && styles.wide)}>
        <Link to="/" look="plain" className={classNames(styles.home, isHome && styles.named)}>
          <Mark />
          <span className={styles.name}>{siteName}</span>
        </Link>
        {Name && (
          <div className={styles.ofSection}>
            <Name />
          </div>
        )}
        {!isApp && <MainLinks />}
        {!hasOwnSearch && (
          <div className={styles.search}>
            <SearchBar place={place} />
          </div>
        )}
        <div className={styles.tools}>
          {!isApp && !isSky && <NearMe />}
          {chosenCount !== undefined && <FilterButton chosenCount={chosenCount} />}
          <IconButton
            {...dialogCommand(LANGUAGE_ID, "show-modal")}
            icon={<Icon glyph={LanguageGlyph} size={24} />}
            label={t({ id: "nav.language", message: "Language" })}
            className={languageClass({ isMember: viewer !== null, isApp, isFull: chosenCount !== undefined })}
          />
          {isApp && <DashboardShortcut />}
          <Bell />
          {!isApp && <AccountTools />}
        </div>
      </Width>
    </header>
  );
}

/** On a phone the sheet has the languages too, and who has an account knows the sheet; the app has no sheet. */
function languageClass({ isMember, isApp, isFull }: { isMember: boolean; isApp: boolean; isFull: boolean }) {
  if (isFull || (isMember && !isApp)) return styles.onlyWide;
  return isApp ? undefined : styles.unlessNarrow;
}

/** Deals and news are in it even while there are none (specification section 2). */
function MainLinks() {
  const { t } = useLingui();
  const current = useSection();
  const { coffeeshops, map, strains, deals, discover } = useSectionLinks();
  const dashboard = useDashboardLink();
  const links = [coffeeshops, map, strains, deals, discover];
  return (
    <nav aria-label={t({ id: "nav.main", message: "Main" })} className={styles.links}>
      {(dashboard ? [...links, dashboard] : links).map(({ key, to, name }) => (
        <Link
          key={key}
          to={to}
          look="plain"
          aria-current={key === current ? "page" : undefined}
          className={styles.link}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The app hides the links: admins of the site, of shops and of brands have this instead (specification section 2). */
function DashboardShortcut() {
  const dashboard = useDashboardLink();
  if (!dashboard) return null;
  return (
    <Link to={dashboard.to} look="plain" aria-label={dashboard.name} className={buttonLook("bare")}>
      <Icon glyph={SettingsGlyph} size={24} />
    </Link>
  );
}

function NearMe() {
  const current = useSection();
  const { key, to, name } = useSectionLinks().nearMe;
  return (
    <Link
      to={to}
      look="plain"
      aria-current={key === current ? "page" : undefined}
      className={classNames(buttonLook("quiet"), styles.nearMe)}
    >
      <Icon glyph={LocateGlyph} />
      <span>{name}</span>
    </Link>
  );
}

/** Opens the filters of a list; where the list stands beside a map, the list has a button of its own. */
function FilterButton({ chosenCount }: { chosenCount: number }) {
  const { t, i18n } = useLingui();
  const count = countText(i18n.locale, chosenCount);
  return (
    <span className={styles.filters}>
      <IconButton
        {...dialogCommand(FILTERS_ID, "show-modal")}
        icon={<Icon glyph={FilterGlyph} size={24} />}
        label={
          chosenCount === 0
            ? t({ id: "nav.filters", message: "Filters" })
            : t({ id: "nav.filters-chosen", message: `Filters (${count})` })
        }
      />
      {chosenCount > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </span>
  );
}
