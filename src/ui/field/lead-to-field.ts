import styles from "./field.module.css";

/** To the field with its label and its error in view, where the browser shows the control alone, and without a step in the history. */
export function leadToField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  field.focus({ preventScroll: true });
  // A part of a form that draws its own controls has them in a fieldset.
  (field.closest(`.${styles.field}, fieldset`) ?? field).scrollIntoView({ block: "start" });
}
