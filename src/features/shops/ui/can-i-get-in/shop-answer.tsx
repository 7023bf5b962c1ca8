import type { OpeningState } from "#features/hours/opening-state.ts";
import { canIGetIn, doorOf, type Visitor, type Bring, type Door, type Reason } from "../../can-i-get-in.ts";
import { instantOfClock } from "../../can-i-get-in-hours.ts";
import { hasAnswered } from "../../can-i-get-in-query.ts";
import type { Shop } from "../../shop.ts";
import styles from "./can-i-get-in.module.css";
import { VerdictSign } from "./verdict-sign.tsx";
import { Trans } from "@lingui/react/macro";
import { ClockGlyph, DoorGlyph, IdentityGlyph, LockGlyph, PersonGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
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
  /** The requested moment, ISO 8601; null for now. */
  at: string | null;
  /** The visitor has given an answer, so each rule shows whether it fits. */
  isJudged: boolean;
  now: string;
};

/** One rule: its text, whether it fits the visitor, its source and age. */
function ReasonLine({ reason, door, opening, at, isJudged, now }: ReasonLineProps) {
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

/** A default for the verdict, whose reason of hours is not rendered without them. */
const UNKNOWN: OpeningState = { state: "unknown" };

type ShopAnswerProps = {
  shop: Shop;
  visitor: Visitor;
  /** When the visitor wants to come; null for a time that is refused, or not yet known. */
  opening: OpeningState | null;
  now: string;
};

/**
 * The verdict, each rule with its source and age, and what to bring. Without answers, and where the time is invalid: the rules
 * alone.
 */
export function ShopAnswer({ shop, visitor, opening, now }: ShopAnswerProps) {
  const door = doorOf(shop);
  const { verdict, areHoursUnknown, reasons, bring } = canIGetIn(door, visitor, opening ?? undefined);
  const isJudged = opening !== null && hasAnswered(visitor);
  return (
    <div className={styles.answer}>
      {isJudged && <VerdictSign verdict={verdict} areHoursUnknown={areHoursUnknown} />}
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <ReasonLine
            key={reason.rule}
            reason={reason}
            door={door}
            opening={opening ?? UNKNOWN}
            at={visitor.at && instantOfClock(visitor.at)}
            isJudged={isJudged}
            now={now}
          />
        ))}
      </ul>
      {verdict !== "no" && bring.length > 0 && <BringList bring={bring} />}
    </div>
  );
}

/** What has to be in the pocket. */
function BringList({ bring }: { bring: Bring[] }) {
  return (
    <div>
      <h3 className={styles.bringTitle}>
        <Trans id="door.bring">What to bring</Trans>
      </h3>
      <ul className={styles.bring}>
        {bring.includes("id") && (
          <li>
            <Trans id="door.bring.id">A valid passport, ID card or driving licence</Trans>
          </li>
        )}
        {bring.includes("proofOfResidence") && (
          <li>
            <Trans id="door.bring.proof">
              Proof that you live in the Netherlands, such as an extract from your municipality’s register
            </Trans>
          </li>
        )}
        {bring.includes("membership") && (
          <li>
            <Trans id="door.bring.membership">Your membership card</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
