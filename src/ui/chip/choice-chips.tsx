import { useId } from "react";
import { ChipButton } from "./chip-button.tsx";
import styles from "./choice-chips.module.css";

type ChoiceChipsProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** Another choice replaces the one before. */
  isSingle?: boolean;
  /** No more than so many at once. */
  most?: number;
};

/** A few answers as chips; none has to be given, and a second press takes one back. */
export function ChoiceChips<Value extends string | boolean>({
  label,
  options,
  chosen,
  onChange,
  isSingle,
  most = options.length,
}: ChoiceChipsProps<Value>) {
  const labelId = useId();
  const isFull = chosen.length >= most;

  function press(value: Value) {
    if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value));
    else if (isSingle) onChange([value]);
    else if (!isFull) onChange([...chosen, value]);
  }
  return (
    <div role="group" aria-labelledby={labelId} className={styles.part}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.chips}>
        {options.map(({ value, label: words }) => (
          <ChipButton
            key={String(value)}
            isPressed={chosen.includes(value)}
            disabled={!isSingle && isFull && !chosen.includes(value)}
            onClick={() => press(value)}
          >
            {words}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
