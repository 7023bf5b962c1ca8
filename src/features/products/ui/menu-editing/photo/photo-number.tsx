import { useLingui } from "@lingui/react/macro";
import { CheckGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./photo.module.css";
import { type PhotoNumber, stateOf } from "./photo-draft.ts";

type PhotoNumberFieldProps = {
  number: PhotoNumber | undefined;
  /** Whose it is, and for how much. */
  label: string;
  describedBy: string | undefined;
  onType: (typed: string) => void;
  onConfirm: (isConfirmed: boolean) => void;
  onSeen: () => void;
};

/** A number with what it is: read, unreadable, or confirmed by a person, which a press says too. */
export function PhotoNumberField({
  number,
  label,
  describedBy,
  onType,
  onConfirm,
  onSeen,
}: PhotoNumberFieldProps) {
  const { t } = useLingui();
  const state = number && (number.read !== "" || number.typed !== "") ? stateOf(number) : "none";
  return (
    <div className={styles.number} data-state={state}>
      <button
        type="button"
        className={styles.tick}
        tabIndex={-1}
        aria-pressed={state === "confirmed"}
        aria-label={t({ id: "menu-editing.photo.is-right", message: `${label}: this number is right` })}
        disabled={state !== "read" && state !== "confirmed"}
        onClick={() => onConfirm(state !== "confirmed")}
      >
        <Icon glyph={CheckGlyph} size={18} />
      </button>
      <input
        data-number={state}
        aria-label={label}
        aria-invalid={state === "unreadable" || state === "wrong" || undefined}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        placeholder={state === "unreadable" ? `${number?.read}?` : "–"}
        value={number?.typed ?? ""}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          onSeen();
        }}
      />
    </div>
  );
}
