import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListReference } from "../list-reference.ts";
import type { MapReference } from "../map-reference.ts";
import styles from "./map-heading.module.css";
import { OpenAndUnknown } from "./open-and-unknown.tsx";
import { useReferenceWords } from "./use-reference-words.ts";

/** What the shops of a map are called: all of them, or what was filtered out. */
type Counted = "coffeeshops" | "shops" | "open";

type MapHeadingProps = {
  /** How many the map shows. */
  total: number;
  counted: Counted;
  /** How many of unknown hours it shows besides. */
  unknownCount: number;
  /** What the map is of, where that is a shop; then its neighbours are counted. */
  title: ReactNode;
  /** Of which town, or around which landmark, the shops are; null for those that are in view. */
  place: Pick<MapReference, "kind" | "name"> | null;
  /** Where the order begins: a landmark, else the middle of the map; null for another order. */
  nearestTo: ListReference | "middle" | null;
};

/**
 * How many shops are in view, told again whenever the list has followed the map. Before that they are those of its place: the map
 * shows some more around it, by the shape of the screen.
 */
export function MapHeading({ total, counted, unknownCount, title, place, nearestTo }: MapHeadingProps) {
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
      <p role="status" className={total > 0 || place ? styles.title : styles.unseen}>
        {place && (
          <>
            <PlaceName {...place} /> ·{" "}
          </>
        )}
        {unknownCount > 0 ? (
          <OpenAndUnknown total={total} unknownCount={unknownCount} />
        ) : place ? (
          <CountOfPlace total={total} counted={counted} />
        ) : (
          <CountInView total={total} counted={counted} />
        )}
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

function PlaceName({ kind, name }: Pick<MapReference, "kind" | "name">) {
  const { t } = useLingui();
  return kind === "landmark" ? t({ id: "map.around", message: `Around ${name}` }) : name;
}

type CountProps = Pick<MapHeadingProps, "total" | "counted">;

function CountOfPlace({ total, counted }: CountProps) {
  if (counted === "open") return <Plural id="list.open" value={total} one="# open" other="# open" />;
  if (counted === "shops") return <Plural id="list.count" value={total} one="# shop" other="# shops" />;
  return <Plural id="list.coffeeshops" value={total} one="# coffeeshop" other="# coffeeshops" />;
}

function CountInView({ total, counted }: CountProps) {
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
