/** What the driver says without a code when a connection is gone, silent, or does not come about in time. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/** What the server says when it shuts down or starts, and what the system says when it cannot be reached or a name not be looked up. */
const LOST_CODES = new Set([
  "57P01",
  "57P02",
  "57P03",
  "EAGAIN",
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Values that PostgreSQL can't hold: wrong text, a NUL byte, a number or a time out of range. */
const INVALID_CODES = new Set(["22001", "22003", "22007", "22008", "22021", "22P02", "22P05"]);

/** Cut off by statement_timeout or lock_timeout, no connection left, no space left. */
const OVERLOAD_CODES = new Set(["57014", "55P03", "53000", "53100", "53200", "53300", "53400"]);

export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

/** The connection is no more, or there never was one: whether its statement took effect is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return LOST_CODES.has(code) || code.startsWith("08");
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

export function isInvalidValue(error: unknown): boolean {
  return INVALID_CODES.has(codeOf(error));
}

export function isOverload(error: unknown): boolean {
  return OVERLOAD_CODES.has(codeOf(error));
}

/** Serialisation failure or deadlock: the server rolled the transaction back, and it can be retried. */
export function isLostRace(error: unknown): boolean {
  return ["40001", "40P01"].includes(codeOf(error));
}

/** A prepared statement whose columns changed under it: on this connection it fails for ever. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === "0A000" && /cached plan/.test((error as Error).message);
}
