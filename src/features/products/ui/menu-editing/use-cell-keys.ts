import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type GridDoc, type GridLine, newLine } from "./grid-doc.ts";
import {
  addLine,
  type CellName,
  joinLine,
  moveLine,
  nameAsProduct,
  removeLine,
  stepStock,
  typeInto,
} from "./grid-steps.ts";
import type { MenuStore } from "./menu-store.ts";

/** The cell that is typed into, and what it begins with; null keeps what is there. */
export interface EditedCell {
  key: string;
  cell: CellName;
  start: string | null;
}

interface CellKeys {
  grid: RefObject<HTMLDivElement | null>;
  store: MenuStore;
  /** Asks which product of the catalogue a line is. */
  onJoin: (line: string) => void;
}

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
const nameOf = (cell: HTMLElement) => ({
  key: cell.dataset["line"] ?? "",
  cell: cell.dataset["cell"] as CellName,
});

/**
 * The keyboard of the grid, as in a spreadsheet: arrows go, typing replaces, F2 edits, Enter goes down, Tab right, Alt and an arrow move
 * the line, Alt S is its stock, Del empties, Enter in the last cell asks for the product. One cell can be reached with Tab from outside; Esc leaves the grid.
 */
export function useCellKeys({ grid, store, onJoin }: CellKeys) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const reached = useRef<HTMLElement | null>(null);

  function focus(cell: HTMLElement | null | undefined): void {
    if (!cell) return;
    // One cell is in the order of Tab: until somebody was in the grid the first, then where they were last.
    const last = reached.current ?? grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (last) last.tabIndex = -1;
    reached.current = cell;
    cell.tabIndex = 0;
    cell.focus();
  }

  const find = (key: string, cell: CellName) =>
    grid.current?.querySelector<HTMLElement>(
      `[data-line="${CSS.escape(key)}"][data-cell="${CSS.escape(cell)}"]`,
    );

  function edit(cell: HTMLElement, start: string | null): void {
    const { key, cell: name } = nameOf(cell);
    if (name === "product") onJoin(key);
    else if (name !== "stock") setEdited({ key, cell: name, start });
  }

  /** What is typed is taken, and the cell has the focus again. */
  function take(input: HTMLInputElement): HTMLElement | null {
    const cell = cellOf(input);
    if (!cell) return null;
    const { key, cell: name } = nameOf(cell);
    const typed = input.value;
    flushSync(() => {
      setEdited(null);
      store.change((doc) => typeInto(doc, key, name, typed));
    });
    return find(key, name) ?? null;
  }

  /** The line whose name is typed is this product; its cell has the focus again. */
  function choose(product: NonNullable<GridLine["product"]>): void {
    if (!edited) return;
    const { key, cell } = edited;
    flushSync(() => {
      setEdited(null);
      store.change((doc) => nameAsProduct(doc, key, product));
    });
    focus(find(key, cell));
  }

  function go(from: HTMLElement | null, across: number, down: number): boolean {
    const row = from?.closest("[role=row]");
    if (!from || !row) return false;
    const cellsOf = (one: Element) => [...one.querySelectorAll<HTMLElement>("[data-cell]")];
    const cells = cellsOf(row);
    const place = cells.indexOf(from);
    const rows = [...(grid.current?.querySelectorAll("[role=row]") ?? [])];
    const next = rows[rows.indexOf(row) + (down || Math.sign(across))];
    if (across !== 0) {
      const beside = cells[place + across] ?? (next && cellsOf(next).at(across > 0 ? 0 : -1));
      focus(beside);
      return beside !== undefined;
    }
    const below = next ? cellsOf(next) : [];
    focus(
      below.find(({ dataset }) => dataset["cell"] === from.dataset["cell"]) ??
        below[Math.min(place, below.length - 1)],
    );
    return next !== undefined;
  }

  /** After a step that may move or remove the cell, the focus is on the same one, or on the one given. */
  function then(
    cell: HTMLElement,
    step: (doc: GridDoc) => GridDoc,
    next?: { key: string; cell: CellName },
  ): void {
    flushSync(() => store.change(step));
    const { key, cell: name } = next ?? nameOf(cell);
    focus(
      find(key, name) ?? (cell.isConnected ? cell : grid.current?.querySelector<HTMLElement>("[data-cell]")),
    );
  }

  function lineBelow(cell: HTMLElement): void {
    const line = newLine();
    then(cell, (doc) => addLine(doc, nameOf(cell).key, line), { key: line.key, cell: "name" });
  }

  function typing(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement): void {
    // The products below a name have taken this key.
    if (event.defaultPrevented) return;
    const { key, shiftKey } = event;
    if (key === "Enter" || key === "Tab" || (key === "s" && event.ctrlKey)) {
      const cell = take(input);
      if (key === "s") return focus(cell);
      event.preventDefault();
      const way = shiftKey ? -1 : 1;
      const [across, down] = key === "Tab" ? [way, 0] : [0, way];
      if (!go(cell, across, down)) focus(cell);
    } else if (key === "Escape") {
      event.stopPropagation();
      const cell = cellOf(input);
      flushSync(() => setEdited(null));
      if (cell) focus(find(nameOf(cell).key, nameOf(cell).cell));
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target instanceof HTMLInputElement) return typing(event, event.target);
    const cell = cellOf(event.target);
    if (!cell || event.target !== cell) return;
    const { key, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const { key: line, cell: name } = nameOf(cell);
    const done = () => event.preventDefault();
    if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
      done();
      return then(cell, (doc) => moveLine(doc, line, key === "ArrowUp" ? -1 : 1));
    }
    if (altKey && key.toLowerCase() === "s") {
      done();
      return then(cell, (doc) => stepStock(doc, line));
    }
    if (isCommand && key === "Delete") return then(cell, (doc) => removeLine(doc, line));
    if (isCommand || altKey) return undefined;
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      Tab: [shiftKey ? -1 : 1, 0],
    };
    const way = arrows[key];
    if (way) {
      // At the end Tab goes on to what follows the grid.
      if (go(cell, ...way) || key !== "Tab") done();
    } else if (key === "Enter") {
      done();
      if (name === "stock" && !shiftKey) then(cell, (doc) => stepStock(doc, line));
      else if (name === "product" && !shiftKey) onJoin(line);
      else if (!go(cell, 0, shiftKey ? -1 : 1)) lineBelow(cell);
    } else if (key === "F2") edit(cell, null);
    else if (key === "Delete" || key === "Backspace") {
      done();
      then(cell, (doc) => (name === "product" ? joinLine(doc, line, null) : typeInto(doc, line, name, "")));
    } else if (key === "Insert") lineBelow(cell);
    else if (key === " " && name === "stock") {
      done();
      then(cell, (doc) => stepStock(doc, line));
    } else if ([...key].length === 1) {
      done();
      edit(cell, key);
    }
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (!cell || event.target instanceof HTMLInputElement) return;
    const { key, cell: name } = nameOf(cell);
    focus(cell);
    if (name === "stock") then(cell, (doc) => stepStock(doc, key));
    else if (name === "product") onJoin(key);
  }

  return {
    edited,
    choose,
    handlers: {
      onKeyDown,
      onClick,
      onDoubleClick: ({ target }: MouseEvent<HTMLElement>) => {
        const cell = cellOf(target);
        if (cell && !(target instanceof HTMLInputElement)) edit(cell, null);
      },
      onBlur: ({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLInputElement && target.isConnected && edited) take(target);
      },
    },
  };
}
