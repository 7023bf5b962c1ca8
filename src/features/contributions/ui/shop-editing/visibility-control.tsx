import { Trans, useLingui } from "@lingui/react/macro";
import { allowedMenus, allowedPrices, type DecidedRule } from "#features/compliance/compliance.ts";
import type { OwnControl } from "#features/dashboard/ui/editor/own-control.ts";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { EDITED_SHOP_FIELDS } from "../../shop-fields.ts";
import type { ShopToEditShown } from "../../shop-to-edit.ts";
import styles from "./shop-editing.module.css";

type VisibilityControlProps = OwnControl & {
  name: "menu" | "prices";
  shown: Pick<ShopToEditShown, "rules" | "municipality">;
};

/** How much visitors see of a menu, or of its prices: as much as may be, or less; and who decided how much may be. */
export function VisibilityControl({
  name,
  shown,
  value,
  error,
  isReadOnly,
  onChange,
  id,
}: VisibilityControlProps) {
  const { i18n } = useLingui();
  const { menu, prices } = shown.rules;
  const { label, hint, choices } = EDITED_SHOP_FIELDS[name];
  const allowed: readonly string[] =
    name === "menu" ? allowedMenus({ menu: menu.word }) : allowedPrices({ prices: prices.word });
  const chosen = String(value);
  return (
    <Stack gap={2}>
      <SelectField
        id={id}
        label={i18n._(label)}
        hint={i18n._(hint)}
        {...(error && { error })}
        value={chosen}
        disabled={isReadOnly}
        options={choices
          // What holds is named also where a rule that came later would have it otherwise.
          .filter((choice) => allowed.includes(choice.value) || choice.value === chosen)
          .map((choice) => ({ value: choice.value, label: i18n._(choice.label) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={styles.note}>
        <WhoDecided
          rule={shown.rules[name]}
          isLimit={allowed.length < choices.length}
          municipality={shown.municipality}
        />
      </p>
    </Stack>
  );
}

type WhoDecidedProps = { rule: DecidedRule<string>; isLimit: boolean; municipality: string };

function WhoDecided({ rule: { scope, source, observedOn }, isLimit, municipality }: WhoDecidedProps) {
  const seen = useObservedOn(observedOn);
  if (!isLimit)
    return <Trans id="shop-editing.rule.none">That’s yours to decide: no rule limits it here.</Trans>;
  if (scope === "municipality")
    return (
      <Trans id="shop-editing.rule.municipality">
        The municipality of {municipality} allows no more ({source}, {seen}).
      </Trans>
    );
  if (scope === "country")
    return (
      <Trans id="shop-editing.rule.country">
        The country allows no more ({source}, {seen}).
      </Trans>
    );
  return (
    <Trans id="shop-editing.rule.site">
      We allow no more here ({source}, {seen}).
    </Trans>
  );
}
