import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListReference } from "../list-reference.ts";
import styles from "./map-heading.module.css";
import { useReferenceWords } from "./use-reference-words.ts";

/** What the shops of a map are called: all of them, or what was filtered out. */
type Counted = "coffeeshops" | "shops" | "open";

type MapHeadingProps = {
  /** How many the map shows. */
  total: number;
  counted: Counted;
  /** What the map is of, where that is a shop; then its neighbours are counted. */
  title: ReactNode;
  /** Where the order begins: a landmark, else the middle of the map; null for another order. */
  nearestTo: ListReference | "middle" | null;
};

/** How many shops are in view, told again whenever the list has followed the map. */
export function MapHeading({ total, counted, title, nearestTo }: MapHeadingProps) {
  if (title) {
    return (
      <>
        <p className={styles.title}>{title}</p>
        <p role="status" className={styles.note}>
          <Plural
            id="map.count-near"
            value={total}
            one="# shop within 2 km, the nearest first"
            other="# shops within 2 km, the nearest first"
          />
        </p>
      </>
    );
  }
  return (
    <>
      <p role="status" className={total > 0 ? styles.title : styles.unseen}>
        <Count total={total} counted={counted} />
      </p>
      {nearestTo && total > 1 && (
        <p className={styles.note}>
          {nearestTo === "middle" ? (
            <Trans id="map.nearest-first">Nearest to the centre of the map first</Trans>
          ) : (
            <NearestTo reference={nearestTo} />
          )}
        </p>
      )}
    </>
  );
}

function Count({ total, counted }: Pick<MapHeadingProps, "total" | "counted">) {
  if (counted === "open")
    return <Plural id="map.open-in-view" value={total} one="# open in view" other="# open in view" />;
  if (counted === "shops")
    return <Plural id="map.count-in-view" value={total} one="# shop in view" other="# shops in view" />;
  return (
    <Plural
      id="map.coffeeshops-in-view"
      value={total}
      one="# coffeeshop in view"
      other="# coffeeshops in view"
    />
  );
}

function NearestTo({ reference }: { reference: ListReference }) {
  return useReferenceWords(reference).from;
}
