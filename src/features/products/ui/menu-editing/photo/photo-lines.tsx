import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button/button.tsx";
import { AddGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { columnText } from "../../menu/column-text.ts";
import { amountOf, type ColumnKey, type GridDoc } from "../grid-doc.ts";
import { AMOUNTS } from "../grid-heading.tsx";
import styles from "./photo.module.css";
import {
  addLineBelow,
  changeColumn,
  confirmLine,
  confirmNumber,
  leaveOut,
  type PhotoDraft,
  type PlaceInDraft,
  titleHeading,
} from "./photo-draft.ts";
import { PhotoLineRow } from "./photo-line.tsx";

type PhotoLinesProps = {
  ref: RefObject<HTMLDivElement | null>;
  draft: PhotoDraft;
  doc: GridDoc;
  change: (step: (draft: PhotoDraft) => PhotoDraft) => void;
  /** Which line somebody is at, and which of its numbers. */
  onSeen: (at: { key: string; column: ColumnKey | null }) => void;
  onDone: () => void;
};

/** What was read, to be confirmed: Enter this number, Shift Enter the line, Ctrl Enter puts it into the menu. */
export function PhotoLines({ ref, draft, doc, change, onSeen, onDone }: PhotoLinesProps) {
  const { t, i18n } = useLingui();

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, key, shiftKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const place = placeOf(target);
    if (key === "Enter" && (ctrlKey || metaKey)) onDone();
    else if (key === "Enter" && shiftKey) {
      if (place) flushSync(() => change((before) => confirmLine(before, place.key)));
      toNextNumber(target, { isAfterLine: true });
    } else if (key === "Enter") {
      if (place?.column) flushSync(() => change((before) => confirmNumber(before, place as PlaceInDraft)));
      toNextNumber(target);
    } else if (key === "Delete" && place?.column) {
      flushSync(() => change((before) => leaveOut(before, place as PlaceInDraft)));
      toNextNumber(target);
    } else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t({ id: "menu-editing.photo.lines", message: "What was read" })}
      className={styles.lines}
      onKeyDown={onKeyDown}
    >
      {draft.map(({ key, title, columns, lines }) => (
        <section key={key} className={styles.heading}>
          <div className={styles.head}>
            <input
              className={styles.title}
              aria-label={t({ id: "menu-editing.heading", message: "Heading" })}
              placeholder={t({ id: "menu-editing.no-heading", message: "Without a heading" })}
              value={title}
              onChange={({ currentTarget }) =>
                change((before) => titleHeading(before, key, currentTarget.value))
              }
            />
            <div className={styles.numbers}>
              {columns.map((column) => (
                <select
                  key={column}
                  className={styles.column}
                  aria-label={t({ id: "menu-editing.photo.column", message: "What these prices are for" })}
                  value={column}
                  onChange={({ currentTarget }) => {
                    const to = currentTarget.value as ColumnKey;
                    change((before) => changeColumn(before, key, { from: column, to }));
                  }}
                >
                  {[...new Set([...AMOUNTS, column])].map((amount) => (
                    <option key={amount} value={amount}>
                      {columnText(i18n.locale, amountOf(amount))}
                    </option>
                  ))}
                </select>
              ))}
            </div>
            <span className={styles.all} />
          </div>
          {lines.map((line) => (
            <PhotoLineRow
              key={line.key}
              line={line}
              columns={columns}
              doc={doc}
              change={change}
              onSeen={(column) => onSeen({ key: line.key, column })}
            />
          ))}
          <Button
            kind="bare"
            icon={<Icon glyph={AddGlyph} />}
            onClick={() => change((before) => addLineBelow(before, key))}
          >
            <Trans id="menu-editing.add-line">Line</Trans>
          </Button>
        </section>
      ))}
    </div>
  );

  /** Of the field, by its line and its place among the numbers there; the column of a name is none. */
  function placeOf(field: HTMLInputElement): { key: string; column: ColumnKey | undefined } | undefined {
    const row = field.closest<HTMLElement>("[data-line]");
    if (!row) return undefined;
    const key = row.dataset["line"] ?? "";
    const columns = draft.find(({ lines }) => lines.some((line) => line.key === key))?.columns ?? [];
    return { key, column: columns[[...row.querySelectorAll("[data-number]")].indexOf(field)] };
  }
}

/** The next that nobody has confirmed; else the next at all. */
function toNextNumber(from: HTMLInputElement, { isAfterLine = false } = {}): void {
  const all = [...document.querySelectorAll<HTMLInputElement>("[data-number]")];
  const row = from.closest("[data-line]");
  const place = all.indexOf(isAfterLine ? (all.findLast((one) => row?.contains(one)) ?? from) : from);
  const isLeft = (one: HTMLInputElement) => !["confirmed", "none"].includes(one.dataset["number"] ?? "");
  const after = all.slice(place + 1);
  (after.find(isLeft) ?? all.find((one) => one !== from && isLeft(one)) ?? after[0])?.focus();
}
