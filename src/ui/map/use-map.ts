import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapStart, RunningMap } from "./map-start.ts";
import { useWhenSeen } from "../use-when-seen.ts";

const IDLE_WITHIN_MS = 1_000;

/** `waiting`: not seen yet; `absent`: this browser has no map, or it could not be fetched. */
export type MapState = "waiting" | "loading" | "running" | "absent";

/** Fetches and starts a map once its place is seen, and keeps its points as they are given. */
export function useMap(container: RefObject<HTMLElement | null>, start: MapStart) {
  const [state, setState] = useState<MapState>("waiting");
  const running = useRef<RunningMap>(null);
  const onSelect = useEffectEvent((id: number) => start.onSelect?.(id));
  const onMove = useEffectEvent<NonNullable<MapStart["onMove"]>>((...moved) => start.onMove?.(...moved));
  const onLeave = useEffectEvent(() => start.onLeave?.());

  useWhenSeen(container, () => {
    const ending = new AbortController();
    void begin(ending.signal).catch((error: unknown) => {
      if (ending.signal.aborted) return;
      setState("absent");
      start.onProblem(String(error));
    });
    return () => {
      ending.abort();
      running.current = null;
    };

    async function begin(signal: AbortSignal): Promise<void> {
      if (!canDrawMaps()) return setState("absent");
      setState("loading");
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
  });

  // Again when it runs: they may have changed while it was fetched.
  const isRunning = state === "running";
  useEffect(() => running.current?.setPoints(start.points), [start.points, isRunning]);
  useEffect(() => running.current?.select(start.selectedId), [start.selectedId, isRunning]);
  return { state, running };
}

/** Starting a map takes the processor for a moment; the page around it comes first. Not every browser can say when. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 0);
  });
}

/** Whether this browser draws maps at all. Asked before the map's half a megabyte is fetched. */
function canDrawMaps(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // There are few contexts a page, and this one is not needed any more.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
