import { useLingui } from "@lingui/react/macro";
import { ClockGlyph, DoorGlyph, LockGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { OpeningState } from "../opening-state.ts";
import styles from "./opening-line.module.css";
import { useOpeningWords } from "./opening-words.ts";

const GLYPHS = { open: DoorGlyph, closing: ClockGlyph, closed: LockGlyph, unknown: UnknownGlyph };

type OpeningLineProps = {
  opening: OpeningState;
  /** The present, ISO 8601; from the loader, so that hydration renders the same text. */
  now: string;
  /** Its sign is left out where another one stands before it. */
  isPlain?: boolean;
  /** Where it stands alone: what opens later is said to be closed. */
  isWhole?: boolean;
};

/** Whether something is open, in words, with a shape and a colour that repeat them. */
export function OpeningLine({ opening, now, isPlain = false, isWhole = false }: OpeningLineProps) {
  const { t } = useLingui();
  const { text, tone } = useOpeningWords()(opening, now);
  const isOpeningLater = opening.state === "closed" && opening.opensAt !== null;
  return (
    <span className={`${styles.line} ${styles[tone]}`}>
      {!isPlain && <Icon glyph={GLYPHS[tone]} size={16} />}
      <span>
        {isWhole && isOpeningLater && <>{t({ id: "opening.closed", message: "Closed" })} · </>}
        {text}
      </span>
    </span>
  );
}
