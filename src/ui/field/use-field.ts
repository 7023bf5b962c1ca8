import { useId } from "react";

/** The texts of every field, given by the caller. */
export type FieldTexts = {
  label: string;
  /** Help that stays readable while typing (a placeholder would not). */
  hint?: string;
  /** What is wrong and how to correct it; its presence marks the field as invalid. */
  error?: string;
  /** "(optional)"; fields are required by default. */
  optionalLabel?: string;
};

/** The ids that tie a control to its label, hint and error, and the ARIA attributes made of them. */
export function useField(texts: FieldTexts, givenId?: string) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = texts.hint ? `${id}-hint` : undefined;
  const errorId = texts.error ? `${id}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": errorId ? true : undefined,
    },
  };
}
