import { type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/** What must never be written down, wherever a caller put it (security.md L1). */
const SECRET = ["authorization", "cookie", "email", "latitude", "longitude", "password", "phone", "token"];

/**
 * What is written of an error. Never all it carries: a driver hangs its whole connection on it, with the key that cancels
 * statements, and the database the values that broke a rule.
 */
function writtenError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: writtenError(cause) }) };
}

/** The log of this process: JSON lines on standard output. `write` takes them instead. */
export function openLog(level: string, write?: (line: string) => void): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: writtenError },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[removed]" },
  };
  return write ? pino(options, { write }) : pino(options);
}
