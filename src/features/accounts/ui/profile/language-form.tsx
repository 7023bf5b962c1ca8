import { useLingui } from "@lingui/react/macro";
import { isLocale, LANGUAGE_NAMES, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { saveProfile } from "../../profile-calls.ts";
import { SaveProgress } from "./save-progress.tsx";

/** The language in which the site writes to somebody; saved at once. */
export function LanguageForm({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const saving = useSaveLatest((chosen: Locale) => saveProfile({ locale: chosen }));
  return (
    <Stack gap={2}>
      <SelectField
        id="your-language"
        label={t({ id: "profile.language", message: "Language" })}
        hint={t({
          id: "profile.language.hint",
          message: "For emails and the files you download. The language of the pages is in the menu.",
        })}
        defaultValue={locale}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={({ target: { value } }) => isLocale(value) && saving.keep(value)}
      />
      <SaveProgress saving={saving} />
    </Stack>
  );
}
