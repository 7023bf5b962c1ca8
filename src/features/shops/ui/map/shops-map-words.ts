import { useLingui } from "@lingui/react/macro";
import type { MapWords } from "#ui/map/map-start.ts";

/** The texts of every map of shops; `own` are those of this one. */
export function useMapWords(own: Pick<MapWords, "name" | "keys" | "unavailable">): MapWords {
  const { t } = useLingui();
  return {
    ...own,
    loading: t({ id: "map.loading", message: "The map is on its way" }),
    incomplete: t({ id: "map.incomplete", message: "Parts of the map couldn’t be loaded." }),
    noStreets: t({
      id: "map.no-streets",
      message: "The streets won’t load. The houses are in the right place.",
    }),
    zoomIn: t({ id: "map.zoom-in", message: "Zoom in" }),
    zoomOut: t({ id: "map.zoom-out", message: "Zoom out" }),
    reset: t({ id: "map.reset", message: "Reset the map" }),
    scrollWithCtrl: t({ id: "map.scroll-ctrl", message: "Hold Ctrl while you scroll to zoom" }),
    scrollWithCommand: t({ id: "map.scroll-command", message: "Hold Cmd while you scroll to zoom" }),
    useTwoFingers: t({ id: "map.two-fingers", message: "Move the map with two fingers" }),
  };
}
