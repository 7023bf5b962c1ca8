import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PREF_TYPES, type PrefType } from "../../pref-types.ts";
import { savePrefTypes } from "../../profile-calls.ts";
import { SaveProgress } from "./save-progress.tsx";

type PrefTypesFormProps = {
  prefTypes: readonly PrefType[];
  typeWords: Record<PrefType, string>;
};

/** What one likes to see: each press is saved at once. */
export function PrefTypesForm({ prefTypes, typeWords }: PrefTypesFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(prefTypes);
  const saving = useSaveLatest(savePrefTypes);

  function toggle(type: PrefType) {
    const next = PREF_TYPES.filter((one) => (one === type) !== chosen.includes(one));
    setChosen(next);
    saving.keep(next);
  }

  return (
    <Stack gap={2}>
      <ChipRow label={t({ id: "profile.types", message: "What you like" })}>
        {PREF_TYPES.map((type) => (
          <ChipButton key={type} isPressed={chosen.includes(type)} onClick={() => toggle(type)}>
            {typeWords[type]}
          </ChipButton>
        ))}
      </ChipRow>
      <SaveProgress saving={saving} />
    </Stack>
  );
}
