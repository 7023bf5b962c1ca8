import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { accessOf, LEGAL_MINIMUM_AGE } from "../../access.ts";
import type { Visitor } from "../../can-i-get-in.ts";
import type { Shop } from "../../shop.ts";
import { ArrivalTime } from "./arrival-time.tsx";
import styles from "./can-i-get-in.module.css";
import { CAN_I_GET_IN, CAN_I_GET_IN_TITLE } from "./ids.ts";
import { VisitorQuestions } from "./visitor-questions.tsx";

type ShopVisitorFormProps = { shop: Shop; visitor: Visitor; now: string };

/** Asks who comes and when. A plain form to the same page, so it works without JavaScript. */
export function ShopVisitorForm({ shop, visitor, now }: ShopVisitorFormProps) {
  const { t } = useLingui();
  const action = useAddress(`/coffeeshop/${shop.slug}#${CAN_I_GET_IN}`);
  const { minimumAge } = accessOf(shop, shop.municipality);
  return (
    <>
      <h2 id={CAN_I_GET_IN_TITLE}>
        <Trans id="access.title">Can I get in?</Trans>
      </h2>
      <p className={styles.promise}>
        <Trans id="door.promise">Answer what you like. Nothing you say here is kept.</Trans>
      </p>
      <form action={action} className={styles.form}>
        <VisitorQuestions visitor={visitor} minimumAge={minimumAge ?? LEGAL_MINIMUM_AGE} />
        <ArrivalTime
          visitor={visitor}
          now={now}
          hint={t({
            id: "door.at.hint",
            message: "Leave it empty for now. The time is that of the Netherlands.",
          })}
        />
        <Button type="submit">
          <Trans id="door.ask">Check</Trans>
        </Button>
      </form>
    </>
  );
}
