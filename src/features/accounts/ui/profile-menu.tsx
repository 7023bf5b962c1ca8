import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PageViewer } from "#platform/viewer.ts";
import { LanguageGlyph, LogOutGlyph, PersonGlyph } from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { FoldOut } from "#ui/link-menu/fold-out.tsx";
import { Link } from "#ui/link/link.tsx";
import { Portrait } from "./portrait.tsx";
import styles from "./profile-menu.module.css";

type ProfileMenuProps = {
  viewer: NonNullable<PageViewer>;
  /** The id of the dialog of languages. */
  languageId: string;
  onLogOut: () => void;
};

/** The menu of whoever is logged in (specification section 2): your profile, change language, log out. */
export function ProfileMenu({ viewer, languageId, onLogOut }: ProfileMenuProps) {
  const { t } = useLingui();
  const { name, thumbnail } = viewer;
  return (
    <FoldOut
      summaryClass={styles.portrait}
      summary={
        <>
          <Portrait src={thumbnail} />
          <VisuallyHidden>{t({ id: "account.menu", message: `Your account: ${name}` })}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.list}>
        <p className={styles.name}>{name}</p>
        <Link to="/profile" look="plain" className={styles.row}>
          <Words glyph={PersonGlyph}>{t({ id: "nav.your-profile", message: "Your profile" })}</Words>
        </Link>
        <button type="button" {...dialogCommand(languageId, "show-modal")} className={styles.row}>
          <Words glyph={LanguageGlyph}>{t({ id: "account.language", message: "Change language" })}</Words>
        </button>
        <button type="button" onClick={onLogOut} className={styles.row}>
          <Words glyph={LogOutGlyph}>{t({ id: "nav.log-out", message: "Log out" })}</Words>
        </button>
      </div>
    </FoldOut>
  );
}

function Words({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </>
  );
}
