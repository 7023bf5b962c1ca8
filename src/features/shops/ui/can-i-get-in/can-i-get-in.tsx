import { type FormEvent, type ReactNode, startTransition, useState } from "react";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { showFieldError } from "#ui/field/show-field-error.ts";
import type { Visitor } from "../../can-i-get-in.ts";
import { readVisitor } from "../../can-i-get-in-query.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { Shop } from "../../shop.ts";
import { AnswerAsDrawn, FormAsDrawn } from "./can-i-get-in-parts.ts";
import styles from "./can-i-get-in.module.css";
import { CAN_I_GET_IN, CAN_I_GET_IN_TITLE } from "./ids.ts";

type CanIGetInProps = {
  shop: Shop;
  times: ShopOpenTimes;
  /** What the address told; a form without JavaScript has no other way. */
  visitor: Visitor;
  /** When the visitor wants to come; null for a time that is refused. */
  opening: OpeningState | null;
  /** What the address told and nobody understands. */
  notice: ReactNode;
  /** ISO 8601, from the loader. */
  now: string;
};

/**
 * "Can I get in?" The form is a plain one. Where scripts run, the answer is worked out in the browser with every change, so
 * that nothing of the visitor leaves the device; the code for that is fetched with the first answer.
 */
export function CanIGetIn({ shop, times, visitor, opening, notice, now }: CanIGetInProps) {
  const [told, setTold] = useState({ shop, visitor, opening });
  // Another shop's page begins with what its own address tells.
  const asked = told.shop === shop ? told : { visitor, opening };

  // The form is kept as the server drew it, so its events are all that React hears of it.
  function answer(event: FormEvent): void {
    const form = event.target instanceof HTMLElement ? event.target.closest("form") : null;
    if (!form) return;
    if (event.type === "submit") event.preventDefault();
    const isRefused = refusesTime(form);
    const words = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const { visitor: who } = readVisitor(new URLSearchParams(words));
    const isNow = who.at === null && !isRefused;
    startTransition(() => setTold({ shop, visitor: who, opening: isNow ? times.opening : null }));
    if (who.at !== null && !isRefused) void arriveAt(who, who.at);
  }

  async function arriveAt(who: Visitor, at: string): Promise<void> {
    const then = await import("./opening-when.ts")
      .then(({ openingWhen }) => openingWhen({ slug: shop.slug, times, at, now }))
      // Without a network nobody can tell.
      .catch((): OpeningState => ({ state: "unknown" }));
    // Whoever has told something else meanwhile gets the answer to that.
    startTransition(() => setTold((last) => (last.visitor === who ? { ...last, opening: then } : last)));
  }

  return (
    <section
      id={CAN_I_GET_IN}
      aria-labelledby={CAN_I_GET_IN_TITLE}
      className={styles.section}
      onInput={answer}
      onSubmit={answer}
    >
      <FormAsDrawn shop={shop} visitor={visitor} now={now} />
      {notice}
      <div aria-live="polite">
        <AnswerAsDrawn shop={shop} visitor={asked.visitor} opening={asked.opening} now={now} />
      </div>
    </section>
  );
}

/** Whether the time is none to judge, half typed or gone by; of the latter the field says so. */
function refusesTime(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem("at");
  if (!(field instanceof HTMLInputElement)) return false;
  const hasPassed = field.value !== "" && field.value < field.min;
  showFieldError(field, hasPassed);
  return hasPassed || !field.validity.valid;
}
