import { rowSelectionFeature, type RowSelectionState, tableFeatures, useTable } from "@tanstack/react-table";
import type { MouseEvent, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Tick } from "../field/tick.tsx";
import { DownGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./item-table.module.css";

export interface ItemColumn<Item> {
  id: string;
  head: string;
  cell: (item: Item) => ReactNode;
  /** Given, its head is a link to the list in this order. */
  sort?: { to: LinkProps["to"]; now?: "ascending" | "descending" | undefined };
  isNumber?: boolean;
  /** On the card of a phone, where the others are told without their head. */
  onCard?: "labelled" | "hidden";
}

export type ChosenItems = RowSelectionState;

type ItemTableProps<Item> = {
  /** What it is a table of, for who does not see its heading. */
  caption: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** The first says what the thing is, with the link that opens it. */
  columns: readonly ItemColumn<Item>[];
  /** Given, there is a box to tick before each row. */
  choice?: {
    chosen: ChosenItems;
    onChange: (chosen: ChosenItems) => void;
    words: { all: string; one: (name: string) => string };
  };
  ref?: Ref<HTMLTableElement>;
};

const features = tableFeatures({ rowSelectionFeature });

/**
 * A table of things that are opened, chosen and sorted. Sorting and pages are addresses and so its caller's; with Shift a range is
 * chosen. On a phone each row is a card: what it is, then the rest below.
 */
export function ItemTable<Item extends object>({
  caption,
  items,
  idOf,
  nameOf,
  columns,
  choice,
  ref,
}: ItemTableProps<Item>) {
  const table = useTable({
    features,
    columns: columns.map(({ id, head }) => ({ id, header: head })),
    data: items as Item[],
    getRowId: idOf,
    state: { rowSelection: choice?.chosen ?? {} },
    onRowSelectionChange: (next) => {
      const before = choice?.chosen ?? {};
      choice?.onChange(typeof next === "function" ? next(before) : next);
    },
  });
  return (
    <table ref={ref} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {choice && (
            <th className={styles.box}>
              <Tick
                aria-label={choice.words.all}
                checked={items.length > 0 && table.getIsAllRowsSelected()}
                ref={(box) => {
                  if (box) box.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                }}
                onChange={() => table.toggleAllRowsSelected()}
              />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}

            className={classNames(styles.row, row.getIsSelected() && styles.chosen)}
            data-item={row.id}
          >
            {choice && (
              <td className={styles.box}>
                <Tick
                  aria-label={choice.words.one(nameOf(row.original))}
                  checked={row.getIsSelected()}
                  // At the click and not at the change: only the click knows whether Shift is held.
                  onClick={(event: MouseEvent<HTMLInputElement>) => row.getToggleSelectedHandler()(event)}
                  onChange={() => undefined}
                />
              </td>
            )}
            {columns.map(({ id, head, cell, isNumber, onCard }, place) => (
              <td
                key={id}

                data-head={onCard === "labelled" ? head : undefined}
                className={classNames(isNumber && styles.number, onCard === "hidden" && styles.notOnCard)}
              >
                {place === 0 ? <strong>{cell(row.original)}</strong> : cell(row.original)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<Item>({ column: { head, sort, isNumber } }: { column: ItemColumn<Item> }) {
  const look = classNames(isNumber && styles.number);
  if (!sort) {
    return (
      <th scope="col" className={look}>
        {head}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={sort.now ?? "none"} className={look}>
      <Link to={sort.to} look="plain" preventScrollReset className={styles.sort}>
        {head}
        {sort.now && (
          <Icon
            glyph={DownGlyph}
            size={16}
            className={classNames(sort.now === "ascending" && styles.upwards)}
          />
        )}
      </Link>
    </th>
  );
}
