import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

export type Log = Logger;

/** What must never be written down, wherever a caller put it (security.md L1). */
const SECRET = new Set([
  "authorization",
  "cookie",
  "email",
  "latitude",
  "longitude",
  "password",
  "phone",
  "token",
]);

/** Deeper values are not logged; they may be circular. */
const DEEPEST = 5;

type Fields = Record<string, unknown>;

/** Pino's own redaction takes its paths apart for each field of each line, which was a quarter of the cost of a cached page. */
function withoutSecrets(fields: Fields, depth = 1): Fields {
  const shown = Object.entries(fields).map(([name, value]) => [
    name,
    SECRET.has(name) ? "[removed]" : withoutSecretsInside(value, depth),
  ]);
  return Object.fromEntries(shown);
}

function withoutSecretsInside(value: unknown, depth: number): unknown {
  // Errors are serialised by `writtenError`, dates by `toJSON`.
  if (typeof value !== "object" || value === null || value instanceof Error || "toJSON" in value)
    return value;
  if (depth === DEEPEST) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => withoutSecretsInside(item, depth + 1));
  return withoutSecrets(value as Fields, depth + 1);
}

/**
 * The logged fields of an error. Never all of them: a driver attaches its whole connection, with the key that cancels statements,
 * and the database the values that broke a rule.
 */
function writtenError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: writtenError(cause) }) };
}

/** Lines are buffered: to write each by itself costs more than to look up a cached page. */
const TOGETHER = { minLength: 8 * 1024, periodicFlush: 200 };

/** In the order in which they were written, and whole, whatever ends the process except a signal without a handler. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ ...TOGETHER, dest: 1, sync: true });
  // Not `flushSync`, which retries for ever on a closed pipe; with `sync: true` this one writes at once too.
  for (const end of ["exit", "uncaughtExceptionMonitor"]) process.on(end, () => output.flush());
  return output;
}

/** The log of this process: JSON lines on standard output. `write` takes them instead. */
export function openLog(level: string, write?: (line: string) => void): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: writtenError },
    formatters: { log: withoutSecrets },
  };
  return pino(options, write ? { write } : standardOutput());
}
