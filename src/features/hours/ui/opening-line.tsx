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
};

/** Whether something is open, in words, with a shape and a colour that repeat them. */
export function OpeningLine({ opening, now, isPlain = false }: OpeningLineProps) {
  const { text, tone } = useOpeningWords()(opening, now);
  return (
    <span className={`${styles.line} ${styles[tone]}`}>
      {!isPlain && <Icon glyph={GLYPHS[tone]} size={16} />}
      <span>{text}</span>
    </span>
  );
}
