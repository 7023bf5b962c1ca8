import { useLingui } from "@lingui/react/macro";
import { type DragEvent, Fragment, useMemo, useRef } from "react";
import type { MenuState, MenuStore } from "./menu-store.ts";
import { GridHeadRow } from "./grid-heading.tsx";
import { GridRow } from "./grid-line.tsx";
import { moveLineTo } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import { useCellKeys } from "./use-cell-keys.ts";

type MenuTableProps = { store: MenuStore; state: MenuState; onJoin: (line: string) => void };

const DRAGGED = "application/x-menu-line";

/** The menu as a spreadsheet, for a keyboard and a wide screen. */
export function MenuTable({ store, state: { doc, stands, pasted }, onJoin }: MenuTableProps) {
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const { edited, choose, handlers } = useCellKeys({ grid, store, onJoin });
  const standing = useMemo(
    () => new Map(stands.flatMap(({ lines }) => lines.map((line) => [line.key, line]))),
    [stands],
  );

  function start(event: DragEvent<HTMLElement>) {
    const key = event.target instanceof HTMLElement ? event.target.dataset["grip"] : undefined;
    if (key) event.dataTransfer.setData(DRAGGED, key);
  }

  function drop(event: DragEvent<HTMLElement>) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    const key = event.dataTransfer.getData(DRAGGED);
    if (!row || !key) return;
    event.preventDefault();
    const { top, height } = row.getBoundingClientRect();
    const to = { key: row.dataset["row"] ?? "", isBelow: event.clientY > top + height / 2 };
    store.change((before) => moveLineTo(before, key, to));
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t({ id: "menu-editing.grid", message: "Menu" })}
      className={styles.grid}
      {...handlers}
      onDragStart={start}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {doc.map((heading, group) => (
        <Fragment key={heading.key}>
          <GridHeadRow heading={heading} store={store} edited={edited?.key === heading.key ? edited : null} />
          {heading.lines.map((line, place) => (
            <GridRow
              key={line.key}
              line={line}
              before={standing.get(line.key)}
              columns={heading.columns}
              store={store}
              edited={edited?.key === line.key ? edited : null}
              onChoose={edited?.key === line.key ? choose : undefined}
              isMarked={pasted?.keys.has(line.key) ?? false}
              isFirst={group === 0 && place === 0}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
