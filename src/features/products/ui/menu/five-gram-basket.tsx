import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { centsText } from "#platform/i18n/format.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { amountsOf, basketOf, type BasketGrams } from "../../basket.ts";
import type { MenuItem } from "../../menu.ts";
import { gramsText } from "../product-page/amount-text.ts";
import styles from "./five-gram-basket.module.css";
import { splitText } from "./split-text.ts";

/** What a choice from the menu would come to, up to the five grams one person may have. It is not sent anywhere. */
export function FiveGramBasket({ items }: { items: readonly MenuItem[] }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<BasketGrams>({});
  const byWeight = items.filter((item) => item.available !== "soldOut" && amountsOf(item, 5).length > 0);
  const basket = basketOf(byWeight, chosen);
  const lines = new Map(basket.lines.map((line) => [line.item.id, line]));
  const grams = gramsText(i18n.locale, basket.grams);
  const left = gramsText(i18n.locale, basket.gramsLeft);
  const none = t({ id: "basket.none", message: "None" });
  const price = centsText(i18n.locale, basket.cents);
  return (
    <Stack gap={3}>
      <p>
        <Trans id="basket.what">
          Pick amounts, up to the 5 grams a coffeeshop may sell one person a day. This only adds up the prices
          above: nothing is ordered, and your choice is gone when you leave the page.
        </Trans>
      </p>
      <ul className={styles.lines}>
        {byWeight.map((item) => {
          const own = chosen[item.id] ?? 0;
          const line = lines.get(item.id);
          return (
            <li key={item.id}>
              <SelectField
                label={item.name}
                value={String(own)}
                onChange={({ target }) => setChosen({ ...chosen, [item.id]: Number(target.value) })}
                options={[0, ...amountsOf(item, basket.gramsLeft + own)].map((amount) => ({
                  value: String(amount),
                  label: amount === 0 ? none : gramsText(i18n.locale, amount),
                }))}
              />
              {line && (
                <p className={styles.split}>
                  {splitText(i18n.locale, line.split)} = {centsText(i18n.locale, line.split.cents)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className={styles.sum}>
        {basket.lines.length === 0 ? (
          <Trans id="basket.empty">Nothing picked yet.</Trans>
        ) : (
          <Trans id="basket.sum">
            {grams} from {price}; {left} to go.
          </Trans>
        )}
      </p>
    </Stack>
  );
}
