import { type FormEvent, type ReactNode, useState } from "react";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { doorOf, type Visitor } from "../../can-i-get-in.ts";
import { hasPassed } from "../../can-i-get-in-hours.ts";
import { hasAnswered, readVisitor } from "../../can-i-get-in-query.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { Shop } from "../../shop.ts";
import { ShopAnswer } from "./shop-answer.tsx";
import styles from "./can-i-get-in.module.css";
import { CAN_I_GET_IN, CAN_I_GET_IN_TITLE } from "./ids.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { buttonLook } from "#ui/button/button-look.ts";
import { Button } from "#ui/button/button.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { accessOf, LEGAL_MINIMUM_AGE } from "../../access.ts";
import { FirstAnswer } from "./first-answer.tsx";
import { ArrivalTime } from "./arrival-time.tsx";
import type { WayOut } from "../../way-out.ts";
import { readsAsAtHome, WayOutLink } from "./way-out-link.tsx";
import { VisitorQuestions } from "./visitor-questions.tsx";

type CanIGetInProps = {
  shop: Shop;
  times: ShopOpenTimes;
  /** The answers in the address, for the form without JavaScript. */
  visitor: Visitor;
  /** When the visitor wants to come; null for a time that is refused. */
  opening: OpeningState | null;
  /** The unknown values of the address. */
  notice: ReactNode;
  /** The nearest shop that lets visitors from abroad in, where this one does not. */
  wayOut?: WayOut | null;
  /** ISO 8601, from the loader. */
  now: string;
};

/**
 * "Can I get in?" The answer that we have comes first, and the form for one's own case behind it. The form is a plain one. Where scripts run, the answer is computed in the browser with every change, so that
 * the visitor's answers never leave the device; the code for another time than now is loaded when first needed.
 */
export function CanIGetIn({ shop, times, visitor, opening, notice, wayOut, now }: CanIGetInProps) {
  const { i18n } = useLingui();
  const first = { visitor, opening, isPast: visitor.at !== null && hasPassed(visitor.at, now) };
  const [told, setTold] = useState({ shop, ...first });
  // The page of another shop starts with the answers of its own address.
  const asked = told.shop === shop ? told : first;

  function answer(event: FormEvent): void {
    const form = event.target instanceof HTMLElement ? event.target.closest("form") : null;
    if (!form) return;
    if (event.type === "submit") event.preventDefault();
    const words = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const { visitor: who } = readVisitor(new URLSearchParams(words));
    const { isPast, isRefused } = timeIn(form);
    const isNow = who.at === null && !isRefused;
    setTold({ shop, visitor: who, opening: isNow ? times.opening : null, isPast });
    if (who.at !== null && !isRefused) void arriveAt(who, who.at);
  }

  async function arriveAt(who: Visitor, at: string): Promise<void> {
    const then = await import("./opening-when.ts")
      .then(({ openingWhen }) => openingWhen({ slug: shop.slug, times, at, now }))
      // Without a network the answer is unknown.
      .catch((): OpeningState => ({ state: "unknown" }));
    // A stale result: the answers have changed meanwhile.
    setTold((last) => (last.visitor === who ? { ...last, opening: then } : last));
  }

  const hasAsked = hasAnswered(visitor) || notice !== false;
  return (
    <section id={CAN_I_GET_IN} aria-labelledby={CAN_I_GET_IN_TITLE} className={styles.section}>
      <h2 id={CAN_I_GET_IN_TITLE}>
        <Trans id="access.title">Can I get in?</Trans>
      </h2>
      <div className={styles.card}>
        <FirstAnswer
          shop={shop}
          door={doorOf(shop)}
          areHoursKnown={times.opening.state !== "unknown"}
          now={now}
        />
        {wayOut && isToldWayOut(asked.visitor, i18n.locale) && <WayOutLink wayOut={wayOut} />}
        {shop.status !== "permanentlyClosed" && (
          <details open={hasAsked} className={styles.case}>
            <summary className={buttonLook("quiet")}>
              <Trans id="door.my-case">Check your own situation</Trans>
            </summary>
            <div className={styles.inside} onInput={answer} onSubmit={answer}>
              <ShopVisitorForm shop={shop} visitor={visitor} isPast={asked.isPast} now={now} />
              {notice}
              <div aria-live="polite">
                <ShopAnswer shop={shop} visitor={asked.visitor} opening={asked.opening} now={now} />
              </div>
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

/** Whoever lives abroad, and whoever has not said so and was not told above, by the strip. */
function isToldWayOut({ residence }: Visitor, tag: string): boolean {
  return residence === "abroad" || (residence === null && readsAsAtHome(tag));
}

/** Whether the chosen time has passed, and whether it is invalid, as one half typed is. */
function timeIn(form: HTMLFormElement): { isPast: boolean; isRefused: boolean } {
  const field = form.elements.namedItem("at");
  if (!(field instanceof HTMLInputElement)) return { isPast: false, isRefused: false };
  const isPast = field.value !== "" && field.value < field.min;
  return { isPast, isRefused: isPast || !field.validity.valid };
}

type ShopVisitorFormProps = { shop: Shop; visitor: Visitor; isPast: boolean; now: string };

/** The form for visitor and time. A plain form to the same page, so it works without JavaScript. */
function ShopVisitorForm({ shop, visitor, isPast, now }: ShopVisitorFormProps) {
  const { t } = useLingui();
  const action = useAddress(`/coffeeshop/${shop.slug}#${CAN_I_GET_IN}`);
  const { minimumAge } = accessOf(shop, shop.municipality);
  return (
    <>
      <p className={styles.promise}>
        <Trans id="door.promise">Answer as many questions as you like. Nothing you say here is kept.</Trans>
      </p>
      <form action={action} className={styles.form}>
        <VisitorQuestions visitor={visitor} minimumAge={minimumAge ?? LEGAL_MINIMUM_AGE} />
        <ArrivalTime
          visitor={visitor}
          isPast={isPast}
          now={now}
          hint={t({
            id: "door.at.hint",
            message: "Leave this blank if you’re coming now. All times are Dutch time.",
          })}
        />
        <Button type="submit">
          <Trans id="door.ask">Check</Trans>
        </Button>
      </form>
    </>
  );
}
