import { useLingui } from "@lingui/react/macro";
import { memo, useState } from "react";
import { euroColumnText } from "#platform/i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { ProblemGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { columnText } from "../menu/column-text.ts";
import { centsPerGram } from "../../price-ladder.ts";
import { amountOf, type ColumnKey, type GridLine, readLine } from "./grid-doc.ts";
import { stepStock } from "./grid-steps.ts";
import { LineSheet } from "./line-sheet.tsx";
import styles from "./menu-cards.module.css";
import type { MenuState, MenuStore } from "./menu-store.ts";
import { mistakeText, STOCK_LABELS } from "./menu-words.ts";

type MenuCardsProps = {
  store: MenuStore;
  state: MenuState;
  opened: string | null;
  onOpen: (key: string | null) => void;
  onJoin: (key: string) => void;
};

/** The menu on a phone: a line is a card with its stock under the thumb, and its prices behind a press. */
export function MenuCards({ store, state: { doc, pasted }, opened, onOpen, onJoin }: MenuCardsProps) {
  const { t } = useLingui();
  const [open] = useState(() => onOpen);
  return (
    <Stack gap={6}>
      {doc.map(({ key, title, columns, lines }) => (
        <Section
          key={key}
          title={title || t({ id: "menu-editing.no-heading", message: "Without a heading" })}
        >
          <div role="list">
            {lines.map((line) => (
              <LineCard
                key={line.key}
                line={line}
                columns={columns}
                store={store}
                isMarked={pasted?.keys.has(line.key) ?? false}
                onOpen={open}
              />
            ))}
          </div>
        </Section>
      ))}
      {opened !== null && (
        <LineSheet key={opened} store={store} doc={doc} lineKey={opened} onOpen={onOpen} onJoin={onJoin} />
      )}
    </Stack>
  );
}

type LineCardProps = {
  line: GridLine;
  columns: readonly ColumnKey[];
  store: MenuStore;
  /** By a paste, until the page goes on. */
  isMarked: boolean;
  onOpen: (key: string) => void;
};

const LineCard = memo(function LineCard({ line, columns, store, isMarked, onOpen }: LineCardProps) {
  const { t, i18n } = useLingui();
  const { ladder, mistakes } = readLine(line);
  const best = centsPerGram(ladder);
  const name = line.name || t({ id: "menu-editing.unnamed", message: "Line without a name" });
  const stock = i18n._(STOCK_LABELS[line.availability]);
  const [mistake] = mistakes.values();
  return (
    <div role="listitem" className={classNames(styles.card, isMarked && styles.marked)}>
      <button
        type="button"
        className={styles.open}
        data-card={line.key}
        data-wrong={mistake && ""}
        onClick={() => onOpen(line.key)}
      >
        <b data-gone={line.availability === "soldOut" ? "" : undefined}>{name}</b>
        {columns
          .filter((column) => line.prices[column]?.trim())
          // An amount stays with its price where the line breaks.
          .map((column) => `${columnText(i18n.locale, amountOf(column))}\u00A0${line.prices[column]}`)
          .join(" · ")}
        {best !== null && ` · ${euroColumnText(i18n.locale, best)}/g`}
        {mistake && (
          <span className={styles.mistake}>
            <Icon glyph={ProblemGlyph} size={18} />
            <span>{mistakeText(i18n, mistake)}</span>
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.chip}
        data-stock={line.availability}
        aria-label={t({ id: "menu-editing.step-stock", message: `${name}: ${stock}. Change` })}
        onClick={() => store.change((doc) => stepStock(doc, line.key))}
      >
        {stock}
      </button>
    </div>
  );
});
