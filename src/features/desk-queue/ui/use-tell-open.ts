import { useEffect } from "react";
import { tellOpenCase } from "#features/dashboard/calls.ts";
import { OPEN_SECONDS } from "../open-case.ts";

const EVERY_MS = (OPEN_SECONDS * 1_000) / 4;

const isSeen = () => document.visibilityState === "visible" && navigator.onLine;

// Nobody waits for it: one that does not arrive is followed by the next, and what is told is over by itself.
const tell = (id: string | null) => void tellOpenCase(id).catch(() => undefined);

/** From this width on the case stands beside the list (`desk-queue.module.css`). */
const WIDE = "(min-width: 1024px)";

/**
 * Tells the others which case is open here, as long as the page is seen. On narrow screens that is only the one that was asked for: beside
 * the list there is none.
 */
export function useTellOpen(id: string | null, { isCaseAsked }: { isCaseAsked: boolean }): void {
  useEffect(() => {
    if (id === null || !(isCaseAsked || matchMedia(WIDE).matches)) return undefined;
    const tellWhileSeen = () => void (isSeen() && tell(id));
    tellWhileSeen();
    const timer = setInterval(tellWhileSeen, EVERY_MS);
    document.addEventListener("visibilitychange", tellWhileSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tellWhileSeen);
    };
  }, [id, isCaseAsked]);
  useEffect(() => {
    const close = () => tell(null);
    window.addEventListener("pagehide", close);
    return () => {
      window.removeEventListener("pagehide", close);
      close();
    };
  }, []);
}
