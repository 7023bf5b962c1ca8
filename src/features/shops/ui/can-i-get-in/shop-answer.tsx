import type { OpeningState } from "#features/hours/opening-state.ts";
import { canIGetIn, doorOf, type Visitor } from "../../can-i-get-in.ts";
import { instantOfClock } from "../../can-i-get-in-hours.ts";
import { hasAnswered } from "../../can-i-get-in-query.ts";
import type { Shop } from "../../shop.ts";
import { BringList } from "./bring-list.tsx";
import styles from "./can-i-get-in.module.css";
import { ReasonLine } from "./reason-line.tsx";
import { VerdictSign } from "./verdict-sign.tsx";

/** Told of no hours, it is not read. */
const UNKNOWN: OpeningState = { state: "unknown" };

type ShopAnswerProps = {
  shop: Shop;
  visitor: Visitor;
  /** When the visitor wants to come; null for a time that is refused, or of which nobody has told yet. */
  opening: OpeningState | null;
  now: string;
};

/**
 * The verdict, each rule with whose word it is and how old, and what to bring. Before anything is told, and where a time
 * cannot be judged: the rules alone.
 */
export function ShopAnswer({ shop, visitor, opening, now }: ShopAnswerProps) {
  const door = doorOf(shop);
  const { verdict, reasons, bring } = canIGetIn(door, visitor, opening ?? undefined);
  const isJudged = opening !== null && hasAnswered(visitor);
  return (
    <div className={styles.answer}>
      {isJudged && <VerdictSign verdict={verdict} />}
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
