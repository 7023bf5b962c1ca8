import { type FocusEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { LazyMap } from "./lazy-map.tsx";
import { ListBesideMap } from "./list-beside-map.tsx";
import type { MapBesideProps } from "./map/map-beside.tsx";
import styles from "./map-of-list.module.css";

type MapOfListProps = Omit<MapBesideProps, "listId" | "pointedAt"> & {
  filters: ReactNode;
  list: ReactNode;
  isMapOptional?: boolean;
};

/** A list with the map of its shops. A card under the pointer or the focus stands out on the map. */
export function MapOfList({ filters, list, isMapOptional, ...map }: MapOfListProps) {
  const listId = useId();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const pointAt = (event: FocusEvent | PointerEvent) => setPointedAt(slugUnder(event.target));
  return (
    <ListBesideMap
      isMapOptional={isMapOptional}
      filters={filters}
      list={
        <div
          id={listId}
          tabIndex={-1}
          className={styles.list}
          onFocus={pointAt}
          onPointerOver={pointAt}
          onPointerLeave={() => setPointedAt(null)}
        >
          {list}
        </div>
      }
      map={<LazyMap load={loadMap} map={{ ...map, listId, pointedAt }} />}
    />
  );
}

async function loadMap() {
  const [part] = await Promise.all([import("./map/map-beside.tsx"), needArea("map")]);
  return part;
}

/** The slug of the shop whose card an event happened on. */
function slugUnder(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest("li") : null;
  const href = card?.querySelector("a")?.getAttribute("href") ?? "";
  return /\/coffeeshop\/([^/?#]+)/.exec(href)?.[1] ?? null;
}
