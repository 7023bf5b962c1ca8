import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { changedFields, type Field, type Fields, type FieldValues } from "../../field.ts";
import type { Revision } from "../../revision.ts";
import { comparedText } from "./compared-text.ts";
import styles from "./editor.module.css";

type RevisionListProps = {
  fields: Fields;
  /** How it stands now. */
  values: FieldValues;
  revisions: readonly Revision[];
  /** Without it nothing can be restored. */
  onRestore?: ((stood: FieldValues) => void) | undefined;
};

/** What stood before each save, and what that save changed. To restore one puts it into the fields, where it is looked at and saved. */
export function RevisionList({ fields, values, revisions, onRestore }: RevisionListProps) {
  const { t, i18n } = useLingui();
  if (revisions.length === 0) return null;
  return (
    <Section title={t({ id: "dashboard.revisions.title", message: "Earlier versions" })}>
      <ol className={styles.revisions}>
        {revisions.map(({ id, at, by, stood }, place) => {
          const after = revisions[place - 1]?.stood ?? values;
          const name = by ?? t({ id: "dashboard.revisions.gone", message: "somebody who has left" });
          return (
            <li key={id}>
              <p>
                <Trans id="dashboard.revisions.changed">
                  Changed by {name}, <Day at={at} form="dateAndTime" />
                </Trans>
              </p>
              <ul>
                {changedFields(fieldsIn(stood, fields), stood, after).map((field) => (
                  <li key={field}>
                    {i18n._((fields[field] as Field).label)}:{" "}
                    <del>{comparedText(fields[field] as Field, stood[field], i18n)}</del>{" "}
                    <ins>{comparedText(fields[field] as Field, after[field], i18n)}</ins>
                  </li>
                ))}
              </ul>
              {onRestore && (
                <Button kind="bare" onClick={() => onRestore(stood)}>
                  <Trans id="dashboard.revisions.restore">Restore what stood before</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** A version that is older than a field says nothing of it. */
export function fieldsIn(stood: FieldValues, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in stood));
}
