import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { useIsOnline } from "#platform/offline/use-is-online.ts";
import type { PocketCity } from "#platform/offline/pocket.ts";
import { HistoryGlyph, OfflineGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./pocket-strip.module.css";

/** That the page is out of the pocket, of when, and whether there is a network. */
export function PocketStrip({ taken }: { taken: PocketCity }) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const when = dayText(i18n.locale, "dateAndTime", taken.madeAt);
  const { name } = taken;
  return (
    <p className={styles.strip}>
      <Icon glyph={isOnline ? HistoryGlyph : OfflineGlyph} size={18} />
      <span role="status">
        {isOnline ? (
          <Trans id="packs.strip">
            From your pocket: {name} as of {when}.
          </Trans>
        ) : (
          <Trans id="packs.strip.offline">
            No network. {name} as of {when}.
          </Trans>
        )}
      </span>
      <Link to="/pocket" look="plain" className={styles.manage}>
        <Trans id="packs.strip.manage">Renew or remove</Trans>
      </Link>
    </p>
  );
}
