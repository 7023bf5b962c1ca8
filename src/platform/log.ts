import { type Logger, pino } from "pino";

export type Log = Logger;

/** What must never be written down, wherever a caller put it (security.md L1). */
const SECRET = ["authorization", "cookie", "email", "latitude", "longitude", "password", "phone", "token"];

/** The log of this process: JSON lines on standard output. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[removed]" },
  });
}
