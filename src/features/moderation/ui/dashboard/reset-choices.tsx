import { Trans, useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import type { FieldOfForm } from "#ui/form/use-form.ts";
import { type Reset, RESETS } from "../../reset.ts";
import { RESET_WORDS } from "../decision-words.ts";
import styles from "./dashboard.module.css";

type ResetChoicesProps = {
  field: FieldOfForm;
  chosen: readonly Reset[];
  onChoose: (chosen: Reset[]) => void;
};

/** What of a person is reset. */
export function ResetChoices({ field: { id, name, error }, chosen, onChoose }: ResetChoicesProps) {
  const { i18n } = useLingui();
  const words = wordsOf(i18n, RESET_WORDS);
  return (
    <fieldset className={styles.resets} aria-describedby={`${id}-group-hint`}>
      <legend>
        <Trans id="dashboard.resets">What is reset</Trans>
      </legend>
      <p id={`${id}-group-hint`} className={styles.small}>
        <Trans id="dashboard.resets.hint">
          It becomes what it is for somebody new. The name can’t be chosen again.
        </Trans>
      </p>
      {RESETS.map((reset, index) => (
        <Checkbox
          key={reset}
          id={index === 0 ? id : `${id}-${reset}`}
          name={name}
          value={reset}
          label={words[reset]}
          error={index === 0 ? error : undefined}
          defaultChecked={chosen.includes(reset)}
          onChange={({ target }) =>
            onChoose(RESETS.filter((one) => (one === reset ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
