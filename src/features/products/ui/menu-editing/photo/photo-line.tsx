import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Button } from "#ui/button/button.tsx";
import { CheckGlyph, ProblemGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { columnText } from "../../menu/column-text.ts";
import { amountOf, type ColumnKey, type GridDoc } from "../grid-doc.ts";
import { onTheMenu } from "./on-the-menu.ts";
import styles from "./photo.module.css";
import {
  confirmLine,
  confirmNumber,
  nameLine,
  type PhotoDraft,
  type PhotoLine,
  stateOf,
  typeNumber,
} from "./photo-draft.ts";
import { PhotoNumberField } from "./photo-number.tsx";

type PhotoLineRowProps = {
  line: PhotoLine;
  columns: readonly ColumnKey[];
  /** The menu that it would change. */
  doc: GridDoc;
  change: (step: (draft: PhotoDraft) => PhotoDraft) => void;
  onSeen: (column: ColumnKey | null) => void;
};

/** A line that was read: its name with what the menu says now, its numbers, and a press for all of them. */
export function PhotoLineRow({ line, columns, doc, change, onSeen }: PhotoLineRowProps) {
  const { t, i18n } = useLingui();
  const noteId = useId();
  const { key, numbers } = line;
  const name = line.name || t({ id: "menu-editing.unnamed", message: "Line without a name" });
  const used = Object.values(numbers).filter(({ read, typed }) => read !== "" || typed !== "");
  const isDone = used.length > 0 && used.every(({ isConfirmed }) => isConfirmed);
  const isEmpty = used.length === 0 && line.name === "";
  const lost = used.filter((number) => stateOf(number) === "unreadable").map(({ read }) => `“${read}”`);
  const isWrong = used.some((number) => stateOf(number) === "wrong");
  const isNameless = line.name.trim() === "" && used.length > 0;
  return (
    <div role="group" aria-label={name} data-line={key} className={styles.line}>
      <div className={styles.name}>
        <input
          aria-label={t({ id: "menu-editing.name", message: "Name" })}
          autoComplete="off"
          spellCheck={false}
          value={line.name}
          onChange={({ currentTarget }) => change((draft) => nameLine(draft, key, currentTarget.value))}
          onFocus={() => onSeen(null)}
        />
        {!isEmpty && !isNameless && (
          <NowOnMenu
            line={line}
            columns={columns}
            doc={doc}
            onName={(like) => change((draft) => nameLine(draft, key, like))}
          />
        )}
      </div>
      <div className={styles.numbers}>
        {columns.map((column) => {
          const amount = columnText(i18n.locale, amountOf(column));
          return (
            <PhotoNumberField
              key={column}
              number={numbers[column]}
              label={`${name}, ${amount}`}
              describedBy={lost.length > 0 || isWrong ? noteId : undefined}
              onType={(typed) => change((draft) => typeNumber(draft, { key, column }, typed))}
              onConfirm={(isRight) => change((draft) => confirmNumber(draft, { key, column }, isRight))}
              onSeen={() => onSeen(column)}
            />
          );
        })}
      </div>
      <div className={styles.all}>
        {isDone ? (
          <span className={styles.done}>
            <Trans id="menu-editing.photo.line-done">done</Trans>
          </span>
        ) : (
          <Button
            kind="bare"
            icon={<Icon glyph={CheckGlyph} size={18} />}
            disabled={used.length === 0}
            aria-label={t({
              id: "menu-editing.photo.line-is-right",
              message: `${name}: the whole line is right`,
            })}
            onClick={() => change((draft) => confirmLine(draft, key))}
          >
            <Trans id="menu-editing.add-line">Line</Trans>
          </Button>
        )}
      </div>
      {(lost.length > 0 || isWrong || isNameless) && (
        <div id={noteId} className={styles.mistakes}>
          {lost.length > 0 && (
            <Mistake>
              <Trans id="menu-editing.photo.lost">
                This price can’t be read for certain: {lost.join(", ")}. Type it, or leave it out.
              </Trans>
            </Mistake>
          )}
          {isWrong && (
            <Mistake>
              <Trans id="menu-editing.mistake.no-price">This isn’t a price. Type one such as 12.50.</Trans>
            </Mistake>
          )}
          {isNameless && (
            <Mistake>
              <Trans id="menu-editing.mistake.no-name">This line needs a name.</Trans>
            </Mistake>
          )}
        </div>
      )}
    </div>
  );
}

function Mistake({ children }: { children: ReactNode }) {
  return (
    <p className={styles.mistake}>
      <Icon glyph={ProblemGlyph} size={18} />
      <span>{children}</span>
    </p>
  );
}

type NowOnMenuProps = Pick<PhotoLineRowProps, "line" | "columns" | "doc"> & {
  onName: (like: string) => void;
};

function NowOnMenu({ line, columns, doc, onName }: NowOnMenuProps) {
  const now = onTheMenu(doc, line);
  if (now.kind === "same")
    return (
      <span className={styles.now}>
        <Trans id="menu-editing.photo.same">as on the menu</Trans>
      </span>
    );
  if (now.kind === "other") {
    const prices = columns.map((column) => now.line.prices[column] ?? "–").join(" · ");
    return (
      <span className={styles.now}>
        <Trans id="menu-editing.photo.now">now {prices}</Trans>
      </span>
    );
  }
  const { like } = now;
  if (like === undefined)
    return (
      <span className={styles.now}>
        <Trans id="menu-editing.photo.new">new, not on the menu yet</Trans>
      </span>
    );
  return (
    <button type="button" className={styles.like} onClick={() => onName(like)}>
      <Trans id="menu-editing.photo.like">{like}?</Trans>
    </button>
  );
}
