import { useCallback, useEffect, useRef } from "react";

/** Other windows of this browser hear by it that it is over. */
const CHANNEL = "viewing";

/** A clock that runs ahead reloads the page once a minute, and not all the time. */
const SHORTEST_MS = 60_000;

/**
 * Loads the page again as the admin once it is over: by its time, in another window, or when the browser brings back an old page.
 * @returns what tells the other windows that it is
 */
export function useReloadAtEnd(until: string): () => void {
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const reload = () => location.reload();
    const timer = setTimeout(reload, Math.max(SHORTEST_MS, Date.parse(until) - Date.now()) + 1000);
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener("message", reload);
    channel.current = opened;
    window.addEventListener("pageshow", onShown);
    return () => {
      clearTimeout(timer);
      opened.close();
      window.removeEventListener("pageshow", onShown);
    };
  }, [until]);
  // By the channel that listens: it does not hear itself.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return useCallback(() => channel.current?.postMessage("ended"), []);
}
