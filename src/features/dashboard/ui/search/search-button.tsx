import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { SearchGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { KeyCaps } from "#ui/keys/key-caps.tsx";
import { openSearch } from "./search-open.ts";
import styles from "./search-button.module.css";

/** Opens the search of the dashboard, beside its rooms. */
export function SearchButton() {
  return (
    <button type="button" aria-haspopup="dialog" onClick={search} className={styles.button}>
      <Icon glyph={SearchGlyph} />
      <Trans id="dashboard.search">Search</Trans>
      <span className={styles.keys} aria-hidden="true">
        <KeyCaps caps={["Ctrl", "K"]} />
      </span>
    </button>
  );
}

/** The sheet that the button stands in makes room. */
function search({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
  openSearch();
}
