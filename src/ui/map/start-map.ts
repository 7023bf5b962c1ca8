import {
  type GeoJSONSource,
  Map as MapLibre,
  type StyleSpecification,
  setWorkerUrl,
  addProtocol,
  type ErrorEvent,
  type LayerSpecification,
} from "maplibre-gl";
import { drawImagesWhenNeeded } from "./map-images.ts";
import { listenToMap } from "./map-listeners.ts";
import type { MapStart, RunningMap } from "./map-start.ts";
import { onThemeChange, paintOf, type MapPaint } from "./map-paint.ts";
import { outlineGround } from "./outline-ground.ts";
import { featuresOf, pointLayers, POINTS, pointSources, SELECTED, selectedOf } from "./point-layers.ts";
import { creditsOf, withOwnFace } from "./streets-style.ts";
import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { inTheme } from "./night-colours.ts";
import layers from "./tiles-layers.json";

const NUDGE_AFTER_MS = 60;
/** Marks the events of a movement that moves nothing. */
const NUDGE = { isNudge: true };
const IS_MISSING_TILE = /tile not found/i;

let isAdded = false;

/** Sources and layers of an archive of vector tiles (OpenMapTiles schema) at an address of ours or elsewhere. */
function tilesGround(address: string, { theme }: MapPaint) {
  if (!isAdded) {
    // A missing tile must be an error: an empty one would be rendered blank instead of its parent.
    addProtocol("pmtiles", new Protocol({ errorOnMissingTile: true }).tile);
    isAdded = true;
  }
  const url = `pmtiles://${new URL(address, location.href).href}`;
  return {
    sources: { ground: { type: "vector" as const, url } },
    layers: inTheme(layers as LayerSpecification[], theme),
  };
}

/**
 * Where an archive has no tile, its parent is rendered, but only at the next update of the tiles. A moving map updates by itself,
 * and setting its position would stop it.
 */
function drawParentsOfMissingTiles(map: MapLibre, onOtherError: (message: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on("error", ({ error }: ErrorEvent) => {
    if (!IS_MISSING_TILE.test(error.message)) return onOtherError(error.message);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!map.isMoving()) map.jumpTo({ center: map.getCenter() }, NUDGE);
    }, NUDGE_AFTER_MS);
  });
  map.once("remove", () => clearTimeout(timer));
}

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
const FIT = { padding: 32, maxZoom: 16 };

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
  const { ground, view, limits, words } = start;
  let paint = paintOf(container);
  let points = start.points;
  let selectedId = start.selectedId;
  let streetsUrl: string | null = null;

  // Labels are drawn with the page's own fonts, which must be loaded by then, also the subset of the names' letters.
  const letters = `${words.name}${points.map(({ name }) => name).join("")}`;
  await Promise.all(["500", "600"].map((weight) => document.fonts.load(`${weight} 16px Figtree`, letters)));

  signal.throwIfAborted();

  const ownStyle = (): StyleSpecification => {
    const below = ground.kind === "tiles" ? tilesGround(ground.address, paint) : outlineGround(ground, paint);
    const sources = { ...below.sources, ...pointSources(points, selectedId) };
    return { version: 8, sources, layers: [...below.layers, ...pointLayers(paint)] };
  };

  const map = new MapLibre({
    container,
    style: ownStyle(),
    ...("bounds" in view
      ? { bounds: [...view.bounds], fitBoundsOptions: FIT }
      : { center: [view.longitude, view.latitude], zoom: view.zoom }),
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
  drawParentsOfMissingTiles(map, start.onProblem);
  drawImagesWhenNeeded(map, start.imageOf, () => paint);
  listenToMap(map, start);

  const home = { center: map.getCenter(), zoom: map.getZoom() };
  const source = (name: string) => map.getSource<GeoJSONSource>(name);

  function putOn(streets: string | null): void {
    streetsUrl = streets;
    if (!streets) return void map.setStyle(ownStyle(), { diff: false });
    map.setStyle(streets, {
      diff: false,
      transformStyle(_previous, next) {
        const foreign = withOwnFace(next);
        const sources = { ...foreign.sources, ...pointSources(points, selectedId) };
        return { ...foreign, sources, layers: [...foreign.layers, ...pointLayers(paint)] };
      },
    });
  }

  const endTheme = onThemeChange(() => {
    paint = paintOf(container);
    putOn(streetsUrl);
  });

  const putPoints = () => void source(POINTS)?.setData(featuresOf(points));
  const putSelected = () => void source(SELECTED)?.setData(selectedOf(points, selectedId));

  signal.addEventListener("abort", () => {
    endTheme();
    map.remove();
  });

  await map.once("load");
  // They may have changed while another style was loading.
  map.on("style.load", putPoints);
  map.on("style.load", putSelected);

  return {
    setPoints(changed) {
      points = changed;
      putPoints();
      putSelected();
    },
    select(id) {
      selectedId = id;
      putSelected();
    },
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    reset: () => void map.easeTo(home),
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
