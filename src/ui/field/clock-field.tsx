import { type ComponentProps, useState } from "react";
import { clockCharacters, clockOfTyped } from "./typed-clock.ts";
import styles from "./clock-field.module.css";

type ClockFieldProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "className"> & {
  /** Such as `10:30`, or what was typed where that is no time of day. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A time of day, always on a clock of 24 hours. The browser's own field takes twice the room, shows AM and PM where the system does, and
 * knows no `130` and no `25:00`.
 */
export function ClockField({ value, onChange, onBlur, ...input }: ClockFieldProps) {
  // While somebody types it stays as they typed it.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="--:--"
      className={styles.field}
      value={typed ?? value}
      onChange={({ target }) => {
        const kept = clockCharacters(target.value);
        setTyped(kept);
        onChange(clockOfTyped(kept) ?? kept);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
