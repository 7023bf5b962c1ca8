import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapStart, RunningMap } from "./map-start.ts";
import { untilIdle } from "../until-idle.ts";
import { useWhenSeen } from "../use-when-seen.ts";

/** `waiting`: not seen yet; `absent`: this browser has no map, or it could not be fetched. */
export type MapState = "waiting" | "loading" | "running" | "absent";

/** Loads and starts a map once its place is seen, and updates its points. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { isAwaited, ...start }: MapStart & { isAwaited?: boolean | undefined },
) {
  const [state, setState] = useState<MapState>("waiting");
  const running = useRef<RunningMap>(null);
  const onSelect = useEffectEvent((id: number) => start.onSelect?.(id));
  const onMove = useEffectEvent<NonNullable<MapStart["onMove"]>>((...moved) => start.onMove?.(...moved));
  const onLeave = useEffectEvent(() => start.onLeave?.());

  useWhenSeen(container, whenSeen, { isAwaited });

  function whenSeen() {
    const ending = new AbortController();
    void begin(ending.signal).catch(() => {
      if (ending.signal.aborted) return;
      setState("absent");
      start.onProblem("incomplete");
    });
    return () => {
      ending.abort();
      running.current = null;
    };

    async function begin(signal: AbortSignal): Promise<void> {
      if (!canDrawMaps()) return setState("absent");
      setState("loading");
      // Starting a map blocks the main thread for a moment; the page around it comes first.
      const [{ startMap }] = await Promise.all([import("./start-map.ts"), untilIdle()]);
      signal.throwIfAborted();
      if (!container.current) return;
      const handlers = {
        onSelect: start.onSelect && onSelect,
        onMove: start.onMove && onMove,
        onLeave: start.onLeave && onLeave,
      };
      running.current = await startMap(container.current, { ...start, ...handlers }, signal);
      setState("running");
    }
  }

  // Again after the start: they may have changed while it was loading.
  const isRunning = state === "running";
  useEffect(() => running.current?.setPoints(start.points), [start.points, isRunning]);
  useEffect(() => running.current?.select(start.selectedId), [start.selectedId, isRunning]);
  return { state, running };
}

/** Whether this browser has WebGL. Checked before the map's half a megabyte is loaded. */
function canDrawMaps(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // A page may have few contexts, and this one is not needed any more.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
