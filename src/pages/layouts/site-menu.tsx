import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, use } from "react";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { PageDialog } from "#ui/dialog/page-dialog.tsx";
import {
  BellGlyph,
  BrandGlyph,
  DealGlyph,
  InfoGlyph,
  JobGlyph,
  LanguageGlyph,
  LogInGlyph,
  LogOutGlyph,
  NewsGlyph,
  NextGlyph,
  SettingsGlyph,
  ShopGlyph,
  StrainGlyph,
} from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import { useLogin } from "./account-tools.tsx";
import { useBellLabel } from "./bell.tsx";
import { LANGUAGE_ID } from "./language-dialog.tsx";
import { NoticesContext } from "./notices-context.ts";
import { useDashboardLink, useSection, useSectionLinks } from "./sections.ts";
import styles from "./site-menu.module.css";
import { useLogOut } from "./use-log-out.ts";
import { useSite } from "./use-site.ts";

/** The id of the dialog; the button in the bottom bar opens it. */
export const SITE_MENU_ID = "site-menu";

/** The pages that the bottom bar has no room for, without lists that are empty yet, and the language. */
export function SiteMenu() {
  const { t } = useLingui();
  const { locale, viewer, rooms } = useSite();
  const login = useLogin();
  const onLogOut = useLogOut();
  const { coffeeshops, strains, deals, discover } = useSectionLinks();
  const dashboard = useDashboardLink();
  const current = useSection();
  const rows = [
    ...(dashboard ? [{ ...dashboard, glyph: SettingsGlyph }] : []),
    { ...coffeeshops, glyph: ShopGlyph },
    { ...strains, glyph: StrainGlyph },
    ...(rooms.deals ? [{ ...deals, glyph: DealGlyph }] : []),
    ...(rooms.discover ? [{ ...discover, glyph: NewsGlyph }] : []),
    { key: "brands", to: "/brand", name: t({ id: "footer.brands", message: "Brands" }), glyph: BrandGlyph },
    ...(rooms.jobs
      ? [{ key: "jobs", to: "/jobs", name: t({ id: "footer.jobs", message: "Jobs" }), glyph: JobGlyph }]
      : []),
    {
      key: "about",
      to: "/about",
      name: t({ id: "nav.about", message: "About this site" }),
      glyph: InfoGlyph,
    },
  ];
  return (
    <PageDialog
      id={SITE_MENU_ID}
      title={t({ id: "nav.menu", message: "Menu" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      look="sheet"
      closesOnLinks
    >
      <ul className={styles.rows}>
        {viewer && (
          <li>
            <Link to="/profile" look="plain" className={styles.row}>
              <Portrait src={viewer.thumbnail} />
              <span className={styles.words}>
                <strong>{viewer.name}</strong>
                <br />
                <Trans id="nav.your-profile">Your profile</Trans>
              </span>
              <Icon glyph={NextGlyph} />
            </Link>
          </li>
        )}
        {viewer && <NoticesRow />}
        {login && (
          <li>
            <Link to={login} rel="nofollow" look="plain" className={styles.row}>
              <Words glyph={LogInGlyph}>
                <Trans id="nav.login">Log in</Trans>
              </Words>
            </Link>
          </li>
        )}
        {rows.map(({ key, to, name, glyph }) => (
          <li key={key}>
            <Link
              to={to}
              look="plain"
              aria-current={key === current ? "page" : undefined}
              className={styles.row}
            >
              <Words glyph={glyph}>{name}</Words>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" {...dialogCommand(LANGUAGE_ID, "show-modal")} className={styles.row}>
            <Words glyph={LanguageGlyph}>
              {t({ id: "nav.language", message: "Language" })}: {LANGUAGE_NAMES[locale]}
            </Words>
          </button>
        </li>
        {viewer && (
          <li>
            <button type="button" onClick={onLogOut} className={styles.row}>
              <Words glyph={LogOutGlyph}>{t({ id: "nav.log-out", message: "Log out" })}</Words>
            </button>
          </li>
        )}
      </ul>
    </PageDialog>
  );
}

/** With their number in words: a bell that is out of a thumb’s reach is the only other one to say it. */
function NoticesRow() {
  const { open, prepare } = use(NoticesContext);
  const label = useBellLabel();

  function show(event: MouseEvent<HTMLElement>) {
    event.currentTarget.closest("dialog")?.close();
    open();
  }

  return (
    <li>
      <button type="button" onClick={show} onPointerEnter={prepare} className={styles.row}>
        <Words glyph={BellGlyph}>{label}</Words>
      </button>
    </li>
  );
}

function Words({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <>
      <Icon glyph={glyph} size={24} />
      <span className={styles.words}>{children}</span>
      <Icon glyph={NextGlyph} />
    </>
  );
}
