import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { isLocale, LANGUAGE_NAMES, LOCALES } from "#platform/i18n/locales.ts";
import { classNames } from "#ui/class-names.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { REVIEW_LENGTH } from "../../review.ts";
import type { ReviewDraft } from "./review-draft.ts";
import styles from "./review-form.module.css";
import { lengthOf } from "./text-length.ts";

type TextFieldProps = {
  id: string;
  draft: ReviewDraft;
  change: (changes: Partial<ReviewDraft>) => void;
  error: string | undefined;
};

/** What there is to say, with how much of it fits and, once there is something, its language. */
export function TextField({ id, draft: { text, locale }, change, error }: TextFieldProps) {
  const { t, i18n } = useLingui();
  const length = lengthOf(text);
  const count = countText(i18n.locale, length);
  const most = countText(i18n.locale, REVIEW_LENGTH.most);
  const isTooLong = length > REVIEW_LENGTH.most;
  return (
    <div className={styles.part}>
      <TextArea
        id={id}
        label={t({ id: "review-form.text", message: "What should others know?" })}
        hint={t({ id: "review-form.text.hint", message: "One sentence is enough. No names, please." })}
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        error={error}
      />
      <p className={classNames(styles.counter, isTooLong && styles.tooLong)}>
        <span aria-hidden="true">{t({ id: "review-form.text.count", message: `${count} of ${most}` })}</span>
      </p>
      {length > 0 && (
        <SelectField
          label={t({ id: "review-form.language", message: "Written in" })}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ currentTarget: { value } }) => isLocale(value) && change({ locale: value })}
        />
      )}
    </div>
  );
}
