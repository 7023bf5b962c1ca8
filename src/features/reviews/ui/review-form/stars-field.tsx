import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId } from "react";
import { ratingText } from "#platform/i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/field/field-error.tsx";
import { FIVE_STARS } from "#ui/rating/stars.ts";
import styles from "./stars-field.module.css";

type StarsFieldProps = {
  /** Links to the field lead to it. */
  id?: string;
  label: string;
  /** 1 to 5; null while none are chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Large ones: a second press takes half a star off. Of small ones it takes the answer back. */
  hasHalves?: boolean;
  /** What the value means, below. */
  meaning?: string;
  error?: string | undefined;
};

const STARS = [1, 2, 3, 4, 5] as const;
const MOST = 5;

/** Stars to choose: radio buttons, so that arrow keys and screen readers know them, over drawings for a thumb. */
export function StarsField({
  id,
  label,
  value,
  onChange,
  hasHalves = false,
  meaning,
  error,
}: StarsFieldProps) {
  const name = useId();
  const own = useId();
  const fieldId = id ?? own;
  const idOf = (stars: number) => `${fieldId}-${stars}`;
  const errorId = error && `${fieldId}-error`;
  const step = hasHalves ? 0.5 : 1;

  function press(star: number) {
    if (value !== star) choose(star);
    else if (!hasHalves) onChange(null);
    else if (star > 1) choose(star - step);
  }

  function choose(stars: number) {
    onChange(stars);
    // Arrow keys go on from there.
    document.getElementById(idOf(stars))?.focus({ preventScroll: true });
  }

  function move(event: KeyboardEvent) {
    const next = afterKey(event.key, value, step);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <fieldset
      id={fieldId}
      tabIndex={-1}
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
      className={classNames(styles.field, hasHalves ? styles.large : styles.small)}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldError id={errorId} error={error} />
      <div className={styles.stars}>
        {STARS.map((star) => (
          <span key={star} className={styles.star}>
            {hasHalves && star > 1 && (
              <StarRadio
                id={idOf(star - step)}
                name={name}
                stars={star - step}
                {...{ value, onChange, move }}
              />
            )}
            <StarRadio id={idOf(star)} name={name} stars={star} {...{ value, onChange, move }} />
            {/* Not their label, whose second press would say nothing. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys have the radio buttons */}
            <span aria-hidden="true" data-star={star} className={styles.place} onClick={() => press(star)}>
              <Star share={value === null ? 0 : Math.min(1, Math.max(0, value - star + 1))} />
            </span>
          </span>
        ))}
      </div>
      {meaning !== undefined && (
        <p aria-hidden="true" className={styles.meaning}>
          {meaning}
        </p>
      )}
    </fieldset>
  );
}

type StarRadioProps = {
  id: string;
  name: string;
  stars: number;
  value: number | null;
  onChange: (value: number) => void;
  move: (event: KeyboardEvent) => void;
};

function StarRadio({ id, name, stars, value, onChange, move }: StarRadioProps) {
  const { t, i18n } = useLingui();
  const number = Number.isInteger(stars) ? String(stars) : ratingText(i18n.locale, stars);
  return (
    <input
      id={id}
      type="radio"
      name={name}
      value={stars}
      checked={value === stars}
      aria-label={t({ id: "review-form.stars", message: `${number} of 5 stars` })}
      onChange={() => onChange(stars)}
      onKeyDown={move}
      className={styles.radio}
    />
  );
}

/** One star, lit by none, half or all of it. */
function Star({ share }: { share: number }) {
  return (
    <svg viewBox="-1 0 22 20" className={styles.drawing}>
      <svg width="20" height="20">
        <path d={FIVE_STARS} className={styles.edge} />
      </svg>
      <svg width={share * 20} height="20">
        <path d={FIVE_STARS} className={styles.lit} />
      </svg>
    </svg>
  );
}

/** The value that a key leads to; undefined for other keys. */
function afterKey(key: string, value: number | null, step: number): number | undefined {
  if (key === "Home") return 1;
  if (key === "End") return MOST;
  if (key === "ArrowRight" || key === "ArrowUp") return value === null ? 1 : Math.min(MOST, value + step);
  if (key === "ArrowLeft" || key === "ArrowDown") return value === null ? MOST : Math.max(1, value - step);
  return undefined;
}
