import { useLingui } from "@lingui/react/macro";
import { type DragEvent, useMemo, useRef } from "react";
import type { GridHeading } from "./grid-doc.ts";
import { GridGroup } from "./grid-group.tsx";
import { moveLineTo } from "./grid-steps.ts";
import styles from "./menu-grid.module.css";
import type { MenuState, MenuStore } from "./menu-store.ts";
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
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft !== 0)
      }
      onDragStart={start}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {doc.map((heading, place) => {
        const isEdited = edited !== null && hasCell(heading, edited.key);
        return (
          <GridGroup
            key={heading.key}
            heading={heading}
            standing={standing}
            store={store}
            edited={isEdited ? edited : null}
            onChoose={isEdited ? choose : undefined}
            pasted={pasted?.keys}
            isFirst={place === 0}
          />
        );
      })}
    </div>
  );
}

const hasCell = ({ key, lines }: GridHeading, edited: string) =>
  key === edited || lines.some((line) => line.key === edited);
