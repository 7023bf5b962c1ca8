import { useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { nameTaken, serverTrouble } from "#platform/errors/error-texts.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { NAME_TAKEN } from "../../call-refusals.ts";
import { saveName } from "../../profile-calls.ts";
import { SavingForm } from "./saving-form.tsx";
import { useNameMistakes } from "./use-name-mistakes.ts";

/** Changes one's name (specification section 8, "Username update"). */
export function NameForm({ name }: { name: string }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    id: "your-name",
    mistakes: {
      ...useNameMistakes(),
      [NAME_TAKEN.msg]: i18n._(nameTaken),
      name: i18n._(serverTrouble),
    },
    async send(typed) {
      await saveName(String(typed.get("name")));
      // The bar has the name too.
      await revalidate();
    },
  });
  return (
    <SavingForm form={form} failed={i18n._(serverTrouble)}>
      <TextField
        {...form.field("name")}
        label={t({ id: "profile.name", message: "Name" })}
        hint={t({
          id: "profile.name.hint",
          message:
            "3 to 24 characters. Your page’s address changes with it. You can change it three times a month.",
        })}
        defaultValue={name}
        autoComplete="nickname"
        autoCapitalize="words"
      />
    </SavingForm>
  );
}
