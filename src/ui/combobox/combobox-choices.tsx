import { type ReactNode, type RefObject, useId, useLayoutEffect } from "react";
import styles from "./combobox-choices.module.css";
import { keepBeside } from "./keep-beside.ts";
import { useCombobox } from "./use-combobox.ts";

interface Choice {
  id: string;
  name: string;
  /** Which of several of that name it is. */
  note?: ReactNode;
}

type ComboboxChoicesProps<Item extends Choice> = {
  field: RefObject<HTMLInputElement | null>;
  /** Name of the list. */
  label: string;
  choices: readonly Item[];
  onType?: (text: string) => void;
  onChoose: (choice: Item) => void;
  /** Above the page, beside what holds the field; else in the flow below it. */
  isFloating?: boolean;
};

const ignore = () => undefined;

/** What may be meant by what is typed into a field of a form, which keeps its text when none of it is chosen. */
export function ComboboxChoices<Item extends Choice>({
  field,
  label,
  choices,
  onType = ignore,
  onChoose,
  isFloating = false,
}: ComboboxChoicesProps<Item>) {
  const listId = useId();
  const { length } = choices;
  const { isOpen, activeId, panel } = useCombobox({
    field,
    listId,
    onType,
    isEmpty: length === 0,
    keepsText: true,
  });
  // Its height is that of its choices.
  useLayoutEffect(() => {
    const holder = field.current?.parentElement;
    return isOpen && isFloating && holder && panel.current ? keepBeside(holder, panel.current) : undefined;
  }, [isOpen, isFloating, length, field, panel]);
  if (!isOpen) return null;
  return (
    <div
      ref={panel}
      id={listId}
      role="listbox"
      aria-label={label}
      popover={isFloating ? "manual" : undefined}
      className={styles.choices}
    >
      {choices.map((choice) => {
        const id = `${listId}-${choice.id}`;
        return (
          <button
            key={id}
            id={id}
            type="button"
            role="option"
            aria-selected={id === activeId}
            tabIndex={-1}
            // The focus stays in the field, so that typing can go on.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {choice.name} {choice.note && <span className={styles.note}>{choice.note}</span>}
          </button>
        );
      })}
    </div>
  );
}
