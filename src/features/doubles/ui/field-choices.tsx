import { Trans } from "@lingui/react/macro";
import { VersionChoice } from "#ui/field/version-choice.tsx";
import { CHOSEN_FIELDS, type ChosenField, type DoubleItem, type DoubleKind } from "../double.ts";
import styles from "./doubles.module.css";
import { useFieldTexts } from "./use-field-texts.ts";

type FieldChoicesProps = {
  kind: DoubleKind;
  winner: DoubleItem;
  loser: DoubleItem;
  taken: readonly ChosenField[];
  onTake: (field: ChosenField, isTaken: boolean) => void;
};

/** Field by field what stays; where both say the same there is nothing to choose. */
export function FieldChoices({ kind, winner, loser, taken, onTake }: FieldChoicesProps) {
  const { labels, textOf } = useFieldTexts();
  const fields: readonly ChosenField[] = CHOSEN_FIELDS[kind];
  return fields
    .filter((field) => textOf(winner, field) !== "" || textOf(loser, field) !== "")
    .map((field) => {
      const [mine, theirs] = [textOf(winner, field), textOf(loser, field)];
      if (mine === theirs)
        return (
          <p key={field}>
            <span className={styles.legend}>{labels[field]}</span>{" "}
            <Trans id="doubles.both-say">both say: {mine}</Trans>
          </p>
        );
      return (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.legend}>{labels[field]}</legend>
          {[winner, loser].map((item) => (
            <VersionChoice
              key={item["_id"]}
              whose={item.name}
              name={field}
              checked={taken.includes(field) === (item === loser)}
              onChange={() => onTake(field, item === loser)}
            >
              {textOf(item, field) || <Trans id="doubles.says-nothing">says nothing</Trans>}
            </VersionChoice>
          ))}
        </fieldset>
      );
    });
}
