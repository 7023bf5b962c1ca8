import { useId } from "react";

/** What every field may say about itself, in words of the caller. */
export type FieldTexts = {
  label: string;
  /** Help that stays readable while typing (a placeholder would not). */
  hint?: string;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: string;
  /** "(optional)"; fields are required unless they say so. */
  optionalLabel?: string;
};

/** A field whose error may stand hidden until `showFieldError` says that it holds. */
export type HiddenError = { isErrorShown?: boolean };

/** Of the error of the control with this id. */
export function errorIdOf(controlId: string): string {
  return `${controlId}-error`;
}

/** The ids that tie a control to its label, hint and error, and the ARIA attributes made of them. */
export function useField(texts: FieldTexts & HiddenError, givenId?: string) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = texts.hint ? `${id}-hint` : undefined;
  const errorId = texts.error ? errorIdOf(id) : undefined;
  const isInvalid = errorId !== undefined && texts.isErrorShown !== false;
  return {
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": [hintId, isInvalid && errorId].filter(Boolean).join(" ") || undefined,
      "aria-invalid": isInvalid || undefined,
    },
  };
}
