import { useEffect } from "react";

/** Other windows of this browser hear by it that it is over. */
const CHANNEL = "viewing";

/** A clock that runs ahead reloads the page once a minute, and not all the time. */
const SHORTEST_MS = 60_000;

/** Loads the page again as the admin once it is over: by its time, in another window, or when the browser brings back an old page. */
export function useReloadAtEnd(until: string): () => void {
  useEffect(() => {
    const reload = () => location.reload();
    const timer = setTimeout(reload, Math.max(SHORTEST_MS, Date.parse(until) - Date.now()) + 1000);
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload();
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", reload);
    window.addEventListener("pageshow", onShown);
    return () => {
      clearTimeout(timer);
      channel.close();
      window.removeEventListener("pageshow", onShown);
    };
  }, [until]);
  return tellOthers;
}

function tellOthers(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage("ended");
  channel.close();
}
