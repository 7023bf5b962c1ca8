import { useEffect } from "react";
import { type MenuStore } from "./menu-store.ts";
import { type MenuTable, readMenuTable } from "./read-menu-table.ts";
import { type Table, tableOfHtml, tableOfText } from "./read-table.ts";
import { sizesOf, takeMenuTable } from "./take-menu-table.ts";
import { typeInto, type CellName } from "./grid-steps.ts";

/** Puts a table into the menu as one step, which one press takes back. */
export function takeTable(store: MenuStore, table: Table, tag: string): void {
  takeMenu(store, readMenuTable(table, { sizes: sizesOf(store.get().doc) }), tag);
}

/** The same of a table that is read already. */
export function takeMenu(store: MenuStore, read: MenuTable, tag: string): void {
  const { doc: next, news } = takeMenuTable(store.get().doc, read, tag);
  if (news.keys.size > 0) store.change(() => next, news);
  else store.say(news);
}

/** What spreadsheets put there as HTML says which cells are merged and, of LibreOffice, what a number is; the plain text does not. */
export function tableOfClipboard(clipboard: DataTransfer): Table {
  return tableOfHtml(clipboard.getData("text/html")) ?? tableOfText(clipboard.getData("text/plain"));
}

/** A table that is pasted anywhere on the page, but into a field; one value goes into the cell that has the focus. */
export function usePaste(store: MenuStore, tag: string): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { target, clipboardData } = event;
      if (!clipboardData || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        return;
      const table = tableOfClipboard(clipboardData);
      const [row = []] = table;
      const cell = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
      const { line, cell: name } = cell;
      event.preventDefault();
      if (table.length === 1 && row.length === 1 && line && name) {
        store.change((doc) => typeInto(doc, line, name as CellName, row[0] ?? ""));
      } else if (table.some((cells) => cells.some(Boolean))) takeTable(store, table, tag);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [store, tag]);
}
