import { Invalid, kindOf } from "#platform/errors/errors.ts";
import { isConnectionLost, isInvalidValue, isOverload } from "./error-codes.ts";
import { Unavailable } from "./unavailable.ts";

/**
 * What a use case sees of an error: `Unavailable`, `Invalid` for a value that PostgreSQL can't hold, or the driver's
 * own error (with the server's `code` and `constraint`), which the use case understands or nobody does.
 */
export function explainError(error: unknown): unknown {
  if (kindOf(error)) return error;
  if (isConnectionLost(error) || isOverload(error)) return new Unavailable(error);
  if (!isInvalidValue(error)) return error;
  const invalid = new Invalid([{ msg: "Invalid value", param: "value" }]);
  invalid.cause = error;
  return invalid;
}
