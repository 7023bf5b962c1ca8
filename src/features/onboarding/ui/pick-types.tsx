import { Trans, useLingui } from "@lingui/react/macro";
import { PrefTypesForm } from "#features/accounts/ui/profile/pref-types-form.tsx";
import type { Newcomer } from "../calls.ts";

/** Each press is saved at once. */
export function PickTypes({ newcomer }: { newcomer: Newcomer }) {
  const { t } = useLingui();
  const typeWords = {
    weed: t({ id: "product-type.weed", message: "Weed" }),
    hash: t({ id: "product-type.hash", message: "Hash" }),
    prerolled: t({ id: "product-type.prerolled", message: "Pre-rolls" }),
    edibles: t({ id: "product-type.edibles", message: "Edibles" }),
    supplies: t({ id: "product-type.supplies", message: "Accessories" }),
  };
  return (
    <>
      <p>
        <Trans id="welcome.types.text">
          Pick as many as you want, or none. You can change it in your profile.
        </Trans>
      </p>
      <PrefTypesForm prefTypes={newcomer.prefTypes} typeWords={typeWords} />
    </>
  );
}
