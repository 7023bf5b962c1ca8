import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LANGUAGE_NAMES, languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import type { TypedTexts } from "../../typed.ts";
import styles from "./editor.module.css";

type TextsControlProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  value: TypedTexts;
  isLong?: boolean | undefined;
  /** It is always written in the same language first. */
  hasFixedSource?: boolean | undefined;
  /** What becomes of a language without it; that visitors see the first one, if nothing else is said. */
  whenMissing?: string | undefined;
  isReadOnly: boolean;
  /** Of the field as a whole, and of each language. */
  error?: string | undefined;
  errorIn: (locale: Locale) => string | undefined;
  onChange: (value: TypedTexts) => void;
};

/**
 * A text in nine languages: the one it was written in first, the others beside it, and which are missing. A phone shows one of them
 * below the first.
 */
export function TextsControl(props: TextsControlProps) {
  const { id, label, hint, value, error, isReadOnly, hasFixedSource, onChange } = props;
  const { t } = useLingui();
  const { source } = value;
  const others = LOCALES.filter((locale) => locale !== source);
  const missing = others.filter((locale) => value[locale].trim() === "");
  // The one it is written in is missing too: then nobody reads anything.
  const missingCount = LOCALES.filter((locale) => value[locale].trim() === "").length;
  const [shown, setShown] = useState<Locale>(missing[0] ?? (others[0] as Locale));
  const sourceName = LANGUAGE_NAMES[source];
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>
        {label}{" "}
        {missingCount > 0 && (
          <span className={styles.missing}>
            <Plural
              id="dashboard.texts.missing"
              value={missingCount}
              one="# language missing"
              other="# languages missing"
            />
          </span>
        )}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError error={error} />
      <div className={styles.languages}>
        <OneText {...props} locale={source} id={id} isSource />
        <div className={styles.switch}>
          <ChipRow label={t({ id: "dashboard.texts.languages", message: "Other languages" })} isScrolling>
            {others.map((locale) => (
              <ChipButton key={locale} isPressed={locale === shown} onClick={() => setShown(locale)}>
                {LANGUAGE_NAMES[locale]}
                {missing.includes(locale) && " ·"}
              </ChipButton>
            ))}
          </ChipRow>
        </div>
        {others.map((locale) => (
          <div
            key={locale}
            className={styles.other}
            data-shown={locale === shown || props.errorIn(locale) !== undefined}
          >
            <OneText {...props} locale={locale} id={`${id}-${locale}`} />
            {missing.includes(locale) && !isReadOnly && value[source].trim() !== "" && (
              <Button kind="bare" onClick={() => onChange({ ...value, [locale]: value[source] })}>
                <Trans id="dashboard.texts.start-from">Start from {sourceName}</Trans>
              </Button>
            )}
          </div>
        ))}
      </div>
      {!isReadOnly && !hasFixedSource && (
        <SelectField
          label={t({ id: "dashboard.texts.source", message: "Original language" })}
          value={source}
          onChange={({ currentTarget }) => onChange({ ...value, source: currentTarget.value as Locale })}
          options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
        />
      )}
    </fieldset>
  );
}

function OneText({
  id,
  locale,
  value,
  isLong,
  isReadOnly,
  isSource = false,
  whenMissing,
  errorIn,
  onChange,
}: TextsControlProps & { locale: Locale; isSource?: boolean }) {
  const { t } = useLingui();
  const sourceName = LANGUAGE_NAMES[value.source];
  const isRead = value[value.source].trim() !== "";
  const isMissing = !isSource && isRead && value[locale].trim() === "";
  const shared = {
    id,
    label: LANGUAGE_NAMES[locale],
    lang: languageTag(locale),
    value: value[locale],
    error: errorIn(locale),
    readOnly: isReadOnly,
    ...(isMissing && {
      hint:
        whenMissing ??
        t({ id: "dashboard.texts.read-instead", message: `Missing: visitors see ${sourceName} instead` }),
    }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [locale]: currentTarget.value }),
  };
  return isLong ? <TextArea {...shared} /> : <TextField {...shared} />;
}
