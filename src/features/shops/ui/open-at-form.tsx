import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { PlainField } from "#ui/field/plain-field.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import type { AddressOf, ShopFilters } from "../shop-query.ts";
import styles from "./open-at-form.module.css";

type OpenAtFormProps = { filters: ShopFilters; addressOf: AddressOf; now: string };

/** The form for another moment than now. A plain form, so it works without JavaScript. */
export function OpenAtForm({ filters, addressOf, now }: OpenAtFormProps) {
  const { t } = useLingui();
  const [path = "", query] = addressOf({ ...filters, open: null, page: 1 }).split("?");
  const { open } = filters;
  const isMoment = open !== null && open !== "now" && open !== "late";
  return (
    <details className={styles.more}>
      <summary>
        <Trans id="filter.open-at.summary">Open at another time</Trans>
      </summary>
      <PageForm action={path} className={styles.form} preventScrollReset>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <PlainField
          type="datetime-local"
          name="open"
          required
          label={t({ id: "filter.open-at.label", message: "Day and time, in the Netherlands" })}
          min={now.slice(0, 16)}
          defaultValue={isMoment ? open : undefined}
        />
        <Button type="submit" kind="quiet">
          <Trans id="filter.open-at.button">Show</Trans>
        </Button>
      </PageForm>
    </details>
  );
}
