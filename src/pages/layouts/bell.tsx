import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { countText } from "#platform/i18n/format.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { BellGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { NoticesContext } from "./notices-context.ts";
import styles from "./top-bar.module.css";

/** Opens the notices, and says how many of them are unseen. */
export function Bell() {
  const { i18n } = useLingui();
  const { unseenCount, open, prepare } = use(NoticesContext);
  const label = useBellLabel();
  return (
    <span className={styles.bell}>
      <IconButton
        icon={<Icon glyph={BellGlyph} size={24} />}
        label={label}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {unseenCount > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {countText(i18n.locale, unseenCount)}
        </span>
      )}
    </span>
  );
}

/** "Notifications", with the number of those that are unseen. */
export function useBellLabel(): string {
  const { t, i18n } = useLingui();
  const { unseenCount } = use(NoticesContext);
  const count = countText(i18n.locale, unseenCount);
  return unseenCount === 0
    ? t({ id: "nav.notices", message: "Notifications" })
    : t({ id: "nav.notices-new", message: `Notifications (${count} new)` });
}
