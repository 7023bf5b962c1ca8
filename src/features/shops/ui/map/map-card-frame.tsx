import { useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Facade } from "#ui/facade/facade.tsx";
import { CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Pin } from "../../pin.ts";
import type { ShopCard } from "../../shop.ts";
import { SampleBadge } from "../sample-badge.tsx";
import styles from "./map-card.module.css";
import { usePutAway } from "./use-put-away.ts";

interface MapCardFrameProps {
  pin: Pin;
  /** Null until it has been read. */
  shop: Pick<ShopCard, "opening"> | null;
  now: string;
  /** Whether it stands at its pin where there is room, instead of at the foot of the map. */
  isAtPin?: boolean;
  /** Below the opening state: how far it is, and where. */
  lines: ReactNode;
  /** Across the card: who gets in. */
  access?: ReactNode;
  actions: ReactNode;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The card of a pressed pin: its house, whether it is open, and what its map has of it besides. */
export function MapCardFrame({
  pin,
  shop,
  now,
  isAtPin,
  lines,
  access,
  actions,
  onClose,
  ref,
}: MapCardFrameProps) {
  const { t } = useLingui();
  const handlers = usePutAway(onClose);
  return (
    <div
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-label={pin.name}
      className={classNames(styles.card, isAtPin && styles.atPin)}
      {...handlers}
    >
      <div className={styles.top}>
        <Facade seed={String(pin.id)} isOpen={pin.openness === "open"} className={styles.picture} />
        <div className={styles.words}>
          <h2 className={styles.name}>{pin.name}</h2>
          {shop && <OpeningLine opening={shop.opening} now={now} />}
          {lines}
          {pin.isSample && <SampleBadge />}
        </div>
        <IconButton
          className={styles.close}
          icon={<Icon glyph={CloseGlyph} />}
          label={t({ id: "map.deselect", message: "Close" })}
          onClick={onClose}
        />
      </div>
      {access}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
