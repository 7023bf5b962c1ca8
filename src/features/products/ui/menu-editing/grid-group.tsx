import { memo } from "react";
import type { GridHeading, GridLine } from "./grid-doc.ts";
import { GridHeadRow } from "./grid-heading.tsx";
import { GridRow } from "./grid-line.tsx";
import type { MenuStore } from "./menu-store.ts";
import type { EditedCell } from "./use-cell-keys.ts";

type GridGroupProps = {
  heading: GridHeading;
  /** The lines as they stand, by their key. */
  standing: ReadonlyMap<string, GridLine>;
  store: MenuStore;
  /** Only given to the heading that has the cell, as is what chooses a product for it. */
  edited: EditedCell | null;
  onChoose: ((product: NonNullable<GridLine["product"]>) => void) | undefined;
  /** The lines that differ by a paste. */
  pasted: ReadonlySet<string> | undefined;
  isFirst: boolean;
};

/** A heading with its lines. Memoised, so that a key in one of them does not ask all lines of the menu whether they have changed. */
export const GridGroup = memo(function GridGroup({
  heading,
  standing,
  store,
  edited,
  onChoose,
  pasted,
  isFirst,
}: GridGroupProps) {
  return (
    <>
      <GridHeadRow heading={heading} store={store} edited={edited?.key === heading.key ? edited : null} />
      {heading.lines.map((line, place) => (
        <GridRow
          key={line.key}
          line={line}
          before={standing.get(line.key)}
          columns={heading.columns}
          store={store}
          edited={edited?.key === line.key ? edited : null}
          onChoose={edited?.key === line.key ? onChoose : undefined}
          isMarked={pasted?.has(line.key) ?? false}
          isFirst={isFirst && place === 0}
        />
      ))}
    </>
  );
});
