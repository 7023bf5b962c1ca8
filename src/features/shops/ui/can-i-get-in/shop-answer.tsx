import { canIGetIn, doorOf, type Visitor } from "../../can-i-get-in.ts";
import { instantOfClock, openingAt } from "../../can-i-get-in-hours.ts";
import { hasAnswered } from "../../can-i-get-in-query.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { Shop } from "../../shop.ts";
import { BringList } from "./bring-list.tsx";
import styles from "./can-i-get-in.module.css";
import { ReasonLine } from "./reason-line.tsx";
import { VerdictSign } from "./verdict-sign.tsx";

type ShopAnswerProps = { shop: Shop; times: ShopOpenTimes; visitor: Visitor; now: string };

/** The verdict, each rule with whose word it is and how old, and what to bring. Before anything is told: the rules alone. */
export function ShopAnswer({ shop, times, visitor, now }: ShopAnswerProps) {
  const door = doorOf(shop);
  const at = visitor.at ? instantOfClock(visitor.at) : now;
  const opening = openingAt(times, at, now);
  const { verdict, reasons, bring } = canIGetIn(door, visitor, opening);
  const isAsked = hasAnswered(visitor);
  return (
    <div className={styles.answer}>
      {isAsked && <VerdictSign verdict={verdict} />}
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <ReasonLine
            key={reason.rule}
            reason={reason}
            door={door}
            opening={opening}
            at={visitor.at && at}
            isJudged={isAsked}
            now={now}
          />
        ))}
      </ul>
      {verdict !== "no" && bring.length > 0 && <BringList bring={bring} />}
    </div>
  );
}
