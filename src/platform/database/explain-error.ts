import { Invalid, kindOf } from "#platform/errors/errors.ts";
import { isConnectionLost, isInvalidValue, isLostRace, isOverload } from "./error-codes.ts";

/**
 * The database could not be reached, had no connection free, took longer than it may, or somebody else wrote the same each time. Pages and calls answer 503: a retry may
 * succeed in a moment. Recognised by `kind`, because this class may exist twice in one process.
 */
class Unavailable extends Error {
  readonly kind = "unavailable";
  /** The server's five letters, the system's name (ECONNREFUSED) or undefined. */
  readonly code: string | undefined;
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = "Unavailable";
    this.code = (cause as { code?: string } | null)?.code;
  }
}

/**
 * What a use case sees of an error: `Unavailable`, `Invalid` for a value that PostgreSQL can't hold, or the driver's own error
 * (with the server's `code` and `constraint`), which only the use case can interpret.
 */
export function explainError(error: unknown): unknown {
  if (kindOf(error)) return error;
  if (isConnectionLost(error) || isOverload(error) || isLostRace(error)) return new Unavailable(error);
  if (!isInvalidValue(error)) return error;
  const invalid = new Invalid([{ msg: "Invalid value", param: "value" }]);
  invalid.cause = error;
  return invalid;
}
