import { data, isRouteErrorResponse } from "react-router";
import { CRASHED, NO_STATUS } from "#platform/errors/page-error.ts";

/**
 * Awaits the data of a page. When the request fails, or the answer is not from this site, the reader gets the site's own error
 * and not that of a browser or a proxy (specification section 8: 420 if there was no status, and a default message). Errors of
 * the site itself are rethrown.
 */
export async function arriving<Data>(ask: () => Promise<Data>): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TypeError) throw crashed(NO_STATUS);
    if (isRouteErrorResponse(error) && !hasErrors(error.data)) throw crashed(error.status);
    throw error;
  }
}

function hasErrors(answer: unknown): boolean {
  return Array.isArray((answer as { errors?: unknown } | null)?.errors);
}

function crashed(status: number) {
  return data({ errors: [{ msg: CRASHED, param: "" }] }, status);
}
