import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import { drawImagesWhenNeeded } from "./map-images.ts";
import { listenToMap, OWN_MOVE } from "./map-listeners.ts";
import type { MapStart, RunningMap } from "./map-start.ts";
import { onThemeChange, paintOf } from "./map-paint.ts";
import { outlineGround } from "./outline-ground.ts";
import { POINT_LAYERS, pointLayers } from "./point-layers.ts";
import { ShownPoints } from "./shown-points.ts";
import { creditsOf, withOwnFace } from "./streets-style.ts";
import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { airAround, areButtonsInRow, FIT_MAX_ZOOM } from "./fit-points.ts";
import {
  centreWithin,
  doMeet,
  freeOf,
  isSameRoom,
  NO_ROOM_TAKEN,
  seenBounds,
  stepClear,
} from "./map-room.ts";
import { originLayers, originSources } from "./origin-layers.ts";
import { tilesGround, watchTiles } from "./tiles-ground.ts";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): object;
  };
}

let isSet = false;

/**
 * Lets MapLibre start its worker from a file of ours. Browsers with trusted types take only an address that a policy has
 * approved, and this policy approves one. MapLibre treats the address as a string, so the approved one has the two string methods
 * that it calls.
 */
function setOwnWorker(): void {
  if (isSet) return;
  isSet = true;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return setWorkerUrl(workerAddress);
  const policy = trustedTypes.createPolicy("map-worker", { createScriptURL: onlyOurs });
  const address = Object.assign(policy.createScriptURL(workerAddress), {
    endsWith: (ending: string) => workerAddress.endsWith(ending),
    split: (separator: RegExp) => workerAddress.split(separator),
  });
  setWorkerUrl(address as unknown as string);
}

function onlyOurs(address: string): string {
  if (address !== workerAddress) throw new TypeError("Only the map's own worker may be started");
  return address;
}

const MAX_ZOOM = 18;
/** How bounds are put into what is seen of a map. */
function fitWithin(map: MapLibre) {
  return { padding: airAround(freeOf(map), areButtonsInRow()), maxZoom: FIT_MAX_ZOOM, animate: false };
}

const PAN_MS = 180;
/** Weights of labels (tiles-layers.json, point-layers.ts). */
const FACES = ["400", "500", "600"];

/**
 * Starts a map in the container, which must have its final size. Resolves once it is visible. The signal removes it again, also
 * before that: a page may have only a few WebGL contexts.
 */
export async function startMap(
  container: HTMLElement,
  start: MapStart,
  signal: AbortSignal,
): Promise<RunningMap> {
  setOwnWorker();
  const { view, limits, words } = start;
  let { ground } = start;
  let paint = paintOf(container);
  const points = new ShownPoints(start.points, start.selectedId);
  let streetsUrl: string | null = null;

  // Labels are drawn with the page's own fonts, which must be loaded by then, also the subset of the names' letters.
  const letters = `${words.name}${start.points.map(({ name }) => name).join("")}`;
  await Promise.all(FACES.map((face) => document.fonts.load(`${face} 16px Figtree`, letters)));

  signal.throwIfAborted();

  // What stands on the ground, whichever that is.
  const own = {
    sources: () => ({ ...originSources(start.origin), ...points.sources() }),
    layers: () => [...originLayers(start.origin, paint), ...pointLayers(paint)],
  };

  const ownStyle = (): StyleSpecification => {
    const below = ground.kind === "tiles" ? tilesGround(ground, paint) : outlineGround(ground, paint);
    const sources = { ...below.sources, ...own.sources() };
    return { version: 8, sources, layers: [...below.layers, ...own.layers()] };
  };

  const map = new MapLibre({
    container,
    style: ownStyle(),
    maxBounds: [...limits],
    maxZoom: MAX_ZOOM,
    maxPitch: 0,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    boxZoom: false,
    cooperativeGestures: start.isCooperative,
    fadeDuration: 120,
    validateStyle: false,
    locale: {
      "Map.Title": words.name,
      "CooperativeGesturesHandler.WindowsHelpText": words.scrollWithCtrl,
      "CooperativeGesturesHandler.MacHelpText": words.scrollWithCommand,
      "CooperativeGesturesHandler.MobileHelpText": words.useTwoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute("aria-describedby", start.describedBy);
  map.setPadding(start.room?.() ?? NO_ROOM_TAKEN);
  if ("bounds" in view) {
    map.fitBounds([...view.bounds], view.isExact ? { animate: false } : fitWithin(map));
  } else {
    map.jumpTo({ center: [view.longitude, view.latitude], zoom: view.zoom });
  }
  watchTiles(map, {
    onOtherError: () => start.onProblem("incomplete"),
    onNoTiles() {
      if (ground.kind !== "tiles") return;
      ground = ground.outline;
      putOn(streetsUrl);
      start.onProblem("noStreets");
    },
  });
  drawImagesWhenNeeded(map, start.imageOf, () => paint);
  listenToMap(map, start, points);

  const home = { center: map.getCenter(), zoom: map.getZoom() };

  function putOn(streets: string | null): void {
    streetsUrl = streets;
    if (!streets) return void map.setStyle(ownStyle(), { diff: false });
    map.setStyle(streets, {
      diff: false,
      transformStyle(_previous, next) {
        const foreign = withOwnFace(next);
        const sources = { ...foreign.sources, ...own.sources() };
        return { ...foreign, sources, layers: [...foreign.layers, ...own.layers()] };
      },
    });
  }

  const endTheme = onThemeChange(() => {
    paint = paintOf(container);
    putOn(streetsUrl);
  });

  signal.addEventListener("abort", () => {
    endTheme();
    map.remove();
  });

  await map.once("load");
  points.keepOn(map);

  return {
    engine: { map, paint: () => paint, pointLayers: POINT_LAYERS },
    sees: (bounds) => doMeet(bounds, seenBounds(map)),
    showAll: (bounds) => void map.fitBounds([...bounds], { ...fitWithin(map), animate: true }),
    setPoints: (changed) => points.setPoints(changed, map),
    select: (id) => points.select(id, map),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    reset: () => void map.easeTo(home),
    setRoom(room) {
      // Told as a movement, it would make the list follow.
      if (isSameRoom(map.getPadding(), room)) return;
      // The padding moves the centre, so the centre that leaves everything where it is goes with it.
      map.jumpTo({ center: centreWithin(map, room), padding: room }, OWN_MOVE);
    },
    moveClear(point, room) {
      const step = stepClear(map, point, room);
      if (step.some(Boolean)) map.panBy(step, { duration: PAN_MS }, OWN_MOVE);
    },
    follow(element, { longitude, latitude }) {
      const place = () => {
        const { x, y } = map.project([longitude, latitude]);
        element.style.setProperty("--pin-x", `${Math.round(x)}px`);
        element.style.setProperty("--pin-y", `${Math.round(y)}px`);
      };
      place();
      const moving = map.on("move", place);
      return () => moving.unsubscribe();
    },
    async showStreets(url) {
      putOn(url);
      const failed = map.once("error").then(({ error }) => Promise.reject(new Error(error.message)));
      try {
        await Promise.race([map.once("style.load"), failed]);
      } catch (error) {
        putOn(null);
        throw error;
      }
      return creditsOf(map.getStyle());
    },
  };
}
