import type { Log } from "./log.ts";

/** Logs what nobody foresaw as an error. A request that its sender broke off is none: anybody could make alarms ring with it. */
export function reportTo(log: Log): (error: unknown) => void {
  return (error) => {
    if (isBrokenOff(error)) log.info("A request was broken off");
    else log.error({ err: error }, "Something nobody foresaw");
  };
}

/** What Node and Hono say when the rest of a body does not come, or comes in pieces that are none. */
function isBrokenOff(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as { name?: unknown; code?: unknown; message?: unknown };
  if (name === "AbortError") return true;
  return (code === "ECONNRESET" && message === "aborted") || String(code).startsWith("HPE_");
}
