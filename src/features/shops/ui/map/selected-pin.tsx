import { useLingui } from "@lingui/react/macro";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Pin } from "../../pin.ts";
import { useKindWords } from "../kind-words.ts";
import { SampleBadge } from "../sample-badge.tsx";
import styles from "./selected-pin.module.css";
import type { Openness } from "../../listing.ts";

/** The shop of the pin that was pressed, at the bottom of the map. */
export function SelectedPin({ pin, onClose }: { pin: Pin; onClose: () => void }) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const openness = useOpennessWords();
  return (
    <section aria-label={pin.name} aria-live="polite" className={styles.pin}>
      <div className={styles.words}>
        <Link to={`/coffeeshop/${pin.slug}`}>{pin.name}</Link>
        <p className={styles.facts} data-openness={pin.openness}>
          {kinds[pin.kind].one} · <span className={styles.openness}>{openness[pin.openness]}</span>
        </p>
        {pin.isSample && <SampleBadge />}
      </div>
      <IconButton
        icon={<Icon glyph={CloseGlyph} />}
        label={t({ id: "map.deselect", message: "Close" })}
        onClick={onClose}
      />
    </section>
  );
}

function useOpennessWords(): Record<Openness, string> {
  const { t } = useLingui();
  return {
    open: t({ id: "openness.open", message: "Open" }),
    closed: t({ id: "openness.closed", message: "Closed" }),
    unknown: t({ id: "openness.unknown", message: "Hours not known" }),
  };
}
