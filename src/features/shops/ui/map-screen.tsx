import { type MouseEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Bbox } from "#platform/geo/bbox.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { MapPicture } from "#ui/map-picture/map-picture.tsx";
import type { MapViewpoint, RunningMap } from "#ui/map/map-start.ts";
import type { MapReference } from "../map-reference.ts";
import type { PinScope } from "../pin-scope.ts";
import { LazyMap } from "./lazy-map.tsx";
import { loadMap } from "./load-map.ts";
import { pictureCredits } from "./map-credits.ts";
import styles from "./map-screen.module.css";
import { roomOf } from "./map-screen-room.ts";
import { SheetGrip } from "./sheet-grip.tsx";
import { slugUnder } from "./slug-under.ts";
import { useChosenShop } from "./use-chosen-shop.ts";
import { usePointedAt } from "./use-pointed-at.ts";
import { type SheetHeight, useSheetPull } from "./use-sheet-pull.ts";

interface MapScreenProps {
  /** How many shops are in view, and in what order. */
  heading: ReactNode;
  /** The switch that shows shops of unknown hours besides those that are open. */
  others: ReactNode;
  areOthersShown: boolean;
  /** Search and filters: over the map on a phone, else above the list. */
  tools: ReactNode;
  /** The list, whose links to shops open their cards while the map runs. */
  rows: ReactNode;
  start: MapViewpoint;
  scope: PinScope;
  /** The address of the placeholder picture of the map. */
  picture: string;
  tiles: MapTiles;
  /** Around each no-smoking zone. */
  zones: readonly Bbox[];
  reference: MapReference | null;
  /** The shop the map is of, whose card is open at first. */
  chosen: string | null;
  now: string;
  /** Where it begins is not known yet: until then there is only the picture. */
  isWaiting: boolean;
  onMove: (view: Bbox) => void;
}

/** A phone is as wide as so few letters where they are twice the size (`@container layout` of the style sheets). */
const FEW_REM = 17;
/** Of a small phone, in px. */
const LOW = 600;

/** With letters of twice the size, or on a low screen, half a sheet would leave nothing of the map. */
function isRoomScarce(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth < FEW_REM * rem || innerHeight < LOW;
}

function onResize(call: () => void): () => void {
  addEventListener("resize", call);
  return () => removeEventListener("resize", call);
}

/** A map that fills the screen, with its list: a panel beside it, or on a phone a sheet that is pulled up over it. */
export function MapScreen(props: MapScreenProps) {
  const {
    heading,
    others,
    areOthersShown,
    tools,
    rows,
    start,
    picture,
    tiles,
    reference,
    now,
    isWaiting,
    ...map
  } = props;
  const listId = useId();
  const screen = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<RunningMap | null>(null);
  const left = useRef<Element>(null);
  const [pulledTo, setHeight] = useState<SheetHeight | null>(null);
  const isScarce = useSyncExternalStore(onResize, isRoomScarce, () => false);
  const height = pulledTo ?? (isScarce ? "title" : "half");
  const [chosen, setChosen] = useChosenShop(props.chosen);
  const { pointedAt, pointing, forgetPointedAt } = usePointedAt();
  const room = () => roomOf(screen.current);
  const shownPicture = <MapPicture address={picture} credits={pictureCredits(tiles)} isWhole />;

  function choose(slug: string | null) {
    if (chosen === null) left.current = document.activeElement;
    setChosen(slug);
    forgetPointedAt();
    // After the card has come or gone, and with it the sheet.
    requestAnimationFrame(() => {
      const target = slug ? screen.current?.querySelector("[role=dialog]") : left.current;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  }

  function openCard(event: MouseEvent) {
    const slug = slugUnder(event.target);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!slug || !running || !isPlain) return;
    event.preventDefault();
    event.stopPropagation();
    choose(slug);
  }

  function resize(next: SheetHeight) {
    setHeight(next);
    // What the sheet covers is not in view; a full one is for reading, and covers the map only meanwhile.
    if (next !== "full") requestAnimationFrame(() => running?.setRoom(room()));
  }

  const pull = useSheetPull({
    height,
    listAt: (target) => target.closest(`.${styles.rows}`),
    onResize: resize,
  });

  return (
    <div
      ref={screen}
      className={styles.screen}
      data-sheet={height}
      data-card={running && chosen ? true : undefined}
    >
      <div className={styles.panel}>
        <div className={styles.tools}>{tools}</div>
        {/* Not a section: near the visitor it has no heading of its own. */}
        <div id={listId} tabIndex={-1} className={styles.sheet} {...pointing} {...pull}>
          <SheetGrip height={height} onResize={resize} />
          <div className={styles.heading}>
            {heading}
            {others && <div className={styles.others}>{others}</div>}
          </div>
          <div className={styles.rows} onClickCapture={openCard}>
            {rows}
          </div>
        </div>
      </div>
      <div className={styles.map}>
        {isWaiting ? (
          shownPicture
        ) : (
          <LazyMap
            load={loadMap}
            isAwaited
            map={{
              ...map,
              view: start,
              tiles,
              listId,
              pointedAt,
              screen: {
                element: () => screen.current,
                room,
                reference,
                chosen,
                areOthersShown,
                onChoose: choose,
                onMap: setRunning,
                now,
              },
            }}
            picture={shownPicture}
          />
        )}
      </div>
    </div>
  );
}
