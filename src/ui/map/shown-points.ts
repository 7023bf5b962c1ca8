import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { MapPoint } from "./map-point.ts";
import {
  featuresOf,
  POINTS,
  pointSources,
  roundFeaturesOf,
  ROUNDS,
  SELECTED,
  selectedOf,
} from "./point-layers.ts";
import { type MapRound, roundsAt, roundsStep } from "./rounds.ts";

/** The points of a map as they are shown at its zoom: alone, in rounds, and the selected one besides. */
export class ShownPoints {
  #points: readonly MapPoint[];
  #selectedId: number | null;
  #shown = roundsAt([], 0);
  #step = Number.NaN;

  constructor(points: readonly MapPoint[], selectedId: number | null) {
    this.#points = points;
    this.#selectedId = selectedId;
  }

  /** For a style that is put on; what they show comes with `keepOn`, once the zoom is known. */
  sources() {
    return pointSources({ ...this.#shown, selected: selectedOf(this.#points, this.#selectedId) });
  }

  /** The round of that place in the list of those that are shown. */
  roundAt(index: number): MapRound | undefined {
    return this.#shown.rounds[index];
  }

  /**
   * The id of the point in sight, or the round, that is nearest to the middle of the map, where its keys point. By what is to be shown and not
   * by what is drawn: for a moment after each change nothing is.
   */
  nearestToMiddle(map: MapLibre): number | MapRound | undefined {
    const middle = map.project(map.getCenter());
    const bounds = map.getBounds();
    const [nearest] = [...this.#shown.alone, ...this.#shown.rounds]
      .map((shown) => ({ shown, place: [shown.longitude, shown.latitude] as [number, number] }))
      .filter(({ place }) => bounds.contains(place))
      .map(({ shown, place }) => ({ shown, distance: middle.dist(map.project(place)) }))
      .toSorted((a, b) => a.distance - b.distance);
    if (!nearest) return undefined;
    return "points" in nearest.shown ? nearest.shown : nearest.shown.id;
  }

  /** From now on the map shows them, also after another style was put on. */
  keepOn(map: MapLibre): void {
    map.on("zoom", () => {
      if (roundsStep(map.getZoom()) !== this.#step) this.#put(map);
    });
    // They may have changed while another style was loading.
    map.on("style.load", () => this.#putAll(map));
    this.#put(map);
  }

  setPoints(points: readonly MapPoint[], map: MapLibre): void {
    this.#points = points;
    this.#putAll(map);
  }

  select(id: number | null, map: MapLibre): void {
    this.#selectedId = id;
    this.#putSelected(map);
  }

  #putAll(map: MapLibre): void {
    this.#put(map);
    this.#putSelected(map);
  }

  #put(map: MapLibre): void {
    this.#step = roundsStep(map.getZoom());
    this.#shown = roundsAt(this.#points, this.#step);
    void map.getSource<GeoJSONSource>(POINTS)?.setData(featuresOf(this.#shown.alone));
    void map.getSource<GeoJSONSource>(ROUNDS)?.setData(roundFeaturesOf(this.#shown.rounds));
  }

  #putSelected(map: MapLibre): void {
    const selected = selectedOf(this.#points, this.#selectedId);
    void map.getSource<GeoJSONSource>(SELECTED)?.setData(selected);
  }
}
