import { useLingui } from "@lingui/react/macro";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import type { AgeAnswer, Visitor } from "../../can-i-get-in.ts";
import { writeAge } from "../../can-i-get-in-query.ts";
import { useTriStateWords } from "../shop-words.ts";
import styles from "./can-i-get-in.module.css";

type VisitorQuestionsProps = { visitor: Visitor; minimumAge: number };

/** Three questions about the visitor, all optional. Age is a side of a limit, never a date. */
export function VisitorQuestions({ visitor, minimumAge }: VisitorQuestionsProps) {
  const { t } = useLingui();
  const states = useTriStateWords();
  const { residence, age, hasId } = visitor;
  return (
    <div className={styles.questions}>
      <RadioGroup
        name="residence"
        label={t({ id: "door.residence", message: "Where do you live?" })}
        defaultValue={residence ?? undefined}
        options={[
          {
            value: "resident",
            label: t({ id: "door.residence.resident", message: "In the Netherlands, with proof of address" }),
          },
          {
            value: "residentWithoutProof",
            label: t({
              id: "door.residence.without-proof",
              message: "In the Netherlands, without proof of address",
            }),
          },
          { value: "abroad", label: t({ id: "door.residence.abroad", message: "In another country" }) },
        ]}
      />
      <RadioGroup
        name="age"
        label={t({ id: "door.age", message: "How old are you?" })}
        defaultValue={age ? sideOf(age, minimumAge) : undefined}
        options={[
          {
            value: writeAge({ atLeast: minimumAge }),
            label: t({ id: "door.age.enough", message: `${minimumAge} or over` }),
          },
          {
            value: writeAge({ under: minimumAge }),
            label: t({ id: "door.age.under", message: `Under ${minimumAge}` }),
          },
        ]}
      />
      <RadioGroup
        name="id"
        label={t({ id: "door.id", message: "Do you have valid ID with you?" })}
        defaultValue={hasId === null ? undefined : hasId ? "yes" : "no"}
        options={[
          { value: "yes", label: states.yes },
          { value: "no", label: states.no },
        ]}
      />
    </div>
  );
}

/** The matching choice of the form; none where the age may be on either side of the limit. */
function sideOf(age: AgeAnswer, minimumAge: number): string | undefined {
  if ("atLeast" in age) return age.atLeast >= minimumAge ? writeAge({ atLeast: minimumAge }) : undefined;
  return age.under <= minimumAge ? writeAge({ under: minimumAge }) : undefined;
}
