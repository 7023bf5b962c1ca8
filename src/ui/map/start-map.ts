import { type GeoJSONSource, Map as MapLibre, type StyleSpecification } from "maplibre-gl";
import { drawImagesWhenNeeded } from "./map-images.ts";
import { listenToMap } from "./map-listeners.ts";
import type { MapStart, RunningMap } from "./map-start.ts";
import { onThemeChange, paintOf } from "./map-paint.ts";
import { setOwnWorker } from "./map-worker.ts";
import { outlineGround } from "./outline-ground.ts";
import { featuresOf, pointLayers, POINTS, pointSources, SELECTED, selectedOf } from "./point-layers.ts";
import { creditsOf, withOwnFace } from "./streets-style.ts";
import { drawParentsOfMissingTiles, tilesGround } from "./tiles-ground.ts";

const MAX_ZOOM = 18;
const FIT = { padding: 32, maxZoom: 16 };

/**
 * Draws a map into the container, which must have its final size. Resolves once it can be seen. The signal takes it away
 * again, also before that: a page keeps only a few drawing contexts.
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

  // Letters are drawn from the page's own faces, which must be there by then, those for the names' letters too.
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
  // They may have changed while another style was on its way.
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
