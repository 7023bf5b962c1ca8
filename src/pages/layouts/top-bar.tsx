import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DealGlyph, LanguageGlyph, LocateGlyph, NewsGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { DrawnOnce } from "#ui/drawn-once/drawn-once.tsx";
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
          <DrawnOnce
            as="nav"
            aria-label={t({ id: "nav.main", message: "Main" })}
            className={styles.links}
            of={MainLinks}
            given={{}}
          />
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

function MainLinks() {
  return (
    <>
      <Link to="/coffeeshops" look="quiet" className={classNames(styles.link, styles.search)}>
        <Icon glyph={SearchGlyph} />
        <span className={styles.word}>
          <Trans id="nav.search">Search</Trans>
        </span>
      </Link>
      <Link to="/deals" look="quiet" className={styles.link}>
        <Icon glyph={DealGlyph} />
        <span className={styles.word}>
          <Trans id="nav.deals">Deals</Trans>
        </span>
      </Link>
      <Link to="/discover" look="quiet" className={styles.link}>
        <Icon glyph={NewsGlyph} />
        <span className={styles.word}>
          <Trans id="nav.discover">Discover</Trans>
        </span>
      </Link>
      <Link to="/map?nearme=true&open=now" look="quiet" className={styles.link}>
        <Icon glyph={LocateGlyph} />
        <span className={styles.word}>
          <Trans id="nav.near-me">Near me</Trans>
        </span>
      </Link>
    </>
  );
}
