import { type FormEvent, startTransition, useState } from "react";
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
  /** ISO 8601, from the loader. */
  now: string;
};

/**
 * "Can I get in?" The form is a plain one. Where scripts run, the answer is worked out in the browser with every change, so
 * that nothing of it leaves the device; the code for that is fetched with the first answer.
 */
export function CanIGetIn({ shop, times, visitor, now }: CanIGetInProps) {
  const [told, setTold] = useState({ shop, visitor });
  // Another shop's page begins with what its own address tells.
  const asked = told.shop === shop ? told.visitor : visitor;

  // The form is kept as the server drew it, so its events are all that React hears of it.
  function answer(event: FormEvent): void {
    const form = event.target instanceof HTMLElement ? event.target.closest("form") : null;
    if (!form) return;
    if (event.type === "submit") event.preventDefault();
    const words = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    startTransition(() => setTold({ shop, visitor: readVisitor(new URLSearchParams(words)) }));
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
      <div aria-live="polite">
        <AnswerAsDrawn shop={shop} times={times} visitor={asked} now={now} />
      </div>
    </section>
  );
}
