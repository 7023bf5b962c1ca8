import type { OpeningState } from "#features/hours/opening-state.ts";
import { ClockGlyph, DoorGlyph, IdentityGlyph, LockGlyph, PersonGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Door, Reason } from "../../can-i-get-in.ts";
import styles from "./can-i-get-in.module.css";
import { OutcomeMark } from "./outcome-mark.tsx";
import { useReasonWords } from "./reason-words.ts";
import { WordOf } from "./word-of.tsx";

const GLYPHS = {
  status: ShopGlyph,
  age: PersonGlyph,
  residents: DoorGlyph,
  id: IdentityGlyph,
  membership: LockGlyph,
  hours: ClockGlyph,
};

type ReasonLineProps = {
  reason: Reason;
  door: Door;
  opening: OpeningState;
  /** The moment that was asked for, ISO 8601; null for now. */
  at: string | null;
  /** The visitor has told something, so each rule says whether it fits. */
  isJudged: boolean;
  now: string;
};

/** One rule: what it says, whether it fits the visitor, whose word it is and how old. */
export function ReasonLine({ reason, door, opening, at, isJudged, now }: ReasonLineProps) {
  const { label, value } = useReasonWords({ door, opening, at, now })[reason.rule];
  return (
    <li className={styles.reason}>
      <Icon glyph={GLYPHS[reason.rule]} />
      <div>
        <p>
          <span className={styles.label}>{label}</span> <span>{value}</span>
        </p>
        {reason.word && <WordOf word={reason.word} now={now} />}
      </div>
      {isJudged && <OutcomeMark reason={reason} />}
    </li>
  );
}
