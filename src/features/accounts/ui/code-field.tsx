import { useLingui } from "@lingui/react/macro";
import { TextField } from "#ui/field/text-field.tsx";
import type { FieldOfForm } from "#ui/form/use-form.ts";

/** Six digits of an app, which some browsers can fill in. */
export function CodeField(field: FieldOfForm) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t({ id: "factor.code", message: "Code from your app" })}
      hint={t({ id: "factor.code.hint", message: "Six digits, new every half minute." })}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern=" *([0-9] *){6}"
      maxLength={20}
      required
    />
  );
}
