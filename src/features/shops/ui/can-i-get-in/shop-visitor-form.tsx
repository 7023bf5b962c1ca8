import { Trans, useLingui } from "@lingui/react/macro";
import { useHref } from "react-router";
import { countryClock } from "#features/hours/country-clock.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { accessOf } from "../../access.ts";
import type { Visitor } from "../../can-i-get-in.ts";
import { ASKABLE_DAYS } from "../../can-i-get-in-hours.ts";
import type { Shop } from "../../shop.ts";
import styles from "./can-i-get-in.module.css";
import { CAN_I_GET_IN, CAN_I_GET_IN_TITLE } from "./ids.ts";
import { VisitorQuestions } from "./visitor-questions.tsx";

const DAY_MS = 86_400_000;

type ShopVisitorFormProps = { shop: Shop; visitor: Visitor; now: string };

/** Asks who comes and when. A plain form to the same page, so it works without JavaScript. */
export function ShopVisitorForm({ shop, visitor, now }: ShopVisitorFormProps) {
  const { t } = useLingui();
  const action = useHref(`/coffeeshop/${shop.slug}#${CAN_I_GET_IN}`);
  const { minimumAge } = accessOf(shop, shop.municipality);
  const last = new Date(Date.parse(now) + ASKABLE_DAYS * DAY_MS).toISOString();
  return (
    <>
      <h2 id={CAN_I_GET_IN_TITLE}>
        <Trans id="access.title">Can I get in?</Trans>
      </h2>
      <p className={styles.promise}>
        <Trans id="door.promise">Answer what you like. Nothing you say here is kept.</Trans>
      </p>
      <form action={action} className={styles.form}>
        <VisitorQuestions visitor={visitor} minimumAge={minimumAge} />
        <div className={styles.time}>
          <TextField
            type="datetime-local"
            name="at"
            label={t({ id: "door.at", message: "When do you arrive?" })}
            hint={t({
              id: "door.at.hint",
              message: "Leave it empty for now. The time is that of the Netherlands.",
            })}
            min={wallClock(now)}
            max={wallClock(last)}
            defaultValue={visitor.at ?? undefined}
          />
        </div>
        <Button type="submit">
          <Trans id="door.ask">Check</Trans>
        </Button>
      </form>
    </>
  );
}

function wallClock(instant: string): string {
  const { date, time } = countryClock(instant);
  return `${date}T${time}`;
}
