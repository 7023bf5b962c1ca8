import { useLingui } from "@lingui/react/macro";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DealGlyph, LanguageGlyph, LocateGlyph, NewsGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Width } from "#ui/layout/width.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./top-bar.module.css";

type TopBarProps = { siteName: string; isApp: boolean; onChooseLanguage: () => void };

/** The bar above every page. In the app its links are hidden: the bottom bar has them within reach of a thumb. */
export function TopBar({ siteName, isApp, onChooseLanguage }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <Width className={styles.row}>
        <Link to="/" look="plain" className={styles.name}>
          {siteName}
        </Link>
        {!isApp && (
          <nav aria-label={t({ id: "nav.main", message: "Main" })} className={styles.links}>
            <MainLinks />
          </nav>
        )}
        <IconButton
          icon={<Icon glyph={LanguageGlyph} />}
          label={t({ id: "nav.language", message: "Language" })}
          onClick={onChooseLanguage}
        />
      </Width>
    </header>
  );
}

/** Icons with words, which are visible where there is room. */
function MainLinks() {
  const { t } = useLingui();
  const links = [
    {
      to: "/coffeeshops",
      glyph: SearchGlyph,
      name: t({ id: "nav.search", message: "Search" }),
      className: styles.search,
    },
    { to: "/deals", glyph: DealGlyph, name: t({ id: "nav.deals", message: "Deals" }) },
    { to: "/discover", glyph: NewsGlyph, name: t({ id: "nav.discover", message: "Discover" }) },
    {
      to: "/map?nearme=true&open=now",
      glyph: LocateGlyph,
      name: t({ id: "nav.near-me", message: "Near me" }),
    },
  ];
  return links.map(({ to, glyph, name, className }) => (
    <Link key={to} to={to} look="quiet" className={classNames(styles.link, className)}>
      <Icon glyph={glyph} />
      <span className={styles.word}>{name}</span>
    </Link>
  ));
}
