import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { PageDialog } from "#ui/dialog/page-dialog.tsx";
import {
  BrandGlyph,
  DealGlyph,
  InfoGlyph,
  JobGlyph,
  LanguageGlyph,
  NewsGlyph,
  NextGlyph,
  ShopGlyph,
  StrainGlyph,
} from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import { LANGUAGE_ID } from "./language-dialog.tsx";
import { useSection, useSectionLinks } from "./sections.ts";
import styles from "./site-menu.module.css";
import { useSite } from "./use-site.ts";

/** The id of the dialog; the button in the bottom bar opens it. */
export const SITE_MENU_ID = "site-menu";

/** The pages that the bottom bar has no room for, and the language. */
export function SiteMenu() {
  const { t } = useLingui();
  const { locale } = useSite();
  const { coffeeshops, strains, deals, discover } = useSectionLinks();
  const current = useSection();
  const rows = [
    { ...coffeeshops, glyph: ShopGlyph },
    { ...strains, glyph: StrainGlyph },
    { ...deals, glyph: DealGlyph },
    { ...discover, glyph: NewsGlyph },
    { key: "brands", to: "/brand", name: t({ id: "footer.brands", message: "Brands" }), glyph: BrandGlyph },
    { key: "jobs", to: "/jobs", name: t({ id: "footer.jobs", message: "Jobs" }), glyph: JobGlyph },
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
      </ul>
    </PageDialog>
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
