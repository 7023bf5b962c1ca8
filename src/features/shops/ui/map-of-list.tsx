import { type ReactNode, useId } from "react";
import { MapPicture } from "#ui/map-picture/map-picture.tsx";
import type { MapViewpoint } from "#ui/map/map-start.ts";
import { LazyMap } from "./lazy-map.tsx";
import { loadMap } from "./load-map.ts";
import { ListOrMap } from "./list-or-map.tsx";
import type { MapBesideProps } from "./map/map-beside.tsx";
import styles from "./map-of-list.module.css";
import { pictureCredits } from "./map-credits.ts";
import { usePointedAt } from "./use-pointed-at.ts";

type MapOfListProps = Omit<MapBesideProps, "listId" | "pointedAt" | "view" | "onRunning" | "screen"> & {
  /** What the map shows at first. */
  start: MapViewpoint;
  filters: ReactNode;
  list: ReactNode;
  /** The address of the placeholder picture of the map (mapPictureAddress); null for none. */
  picture: string | null;
  /** The list is the page, and its map stands beside it only where there is room; else a button leads to the map's page. */
  mapTo: string;
};

/** A list with the map of its shops. A hovered or focused card is highlighted on the map. */
export function MapOfList(props: MapOfListProps) {
  const { start, filters, list, picture, mapTo, ...map } = props;
  const listId = useId();
  const { pointedAt, pointing } = usePointedAt();
  const markedList = (
    <div id={listId} tabIndex={-1} className={styles.list} {...pointing}>
      {list}
    </div>
  );
  const lazyMap = (
    <LazyMap
      load={loadMap}
      map={{ ...map, view: start, listId, pointedAt }}
      picture={picture && <MapPicture address={picture} credits={pictureCredits(map.tiles)} isPatient />}
    />
  );
  return <ListOrMap head={filters} list={markedList} map={lazyMap} mapTo={mapTo} />;
}
