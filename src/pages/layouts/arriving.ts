import { data, isRouteErrorResponse } from "react-router";
import { CRASHED, NO_STATUS } from "#platform/errors/page-error.ts";

/**
 * Waits for the data of a page. When they never arrive, or arrive as something else than an answer of this site, the
 * reader gets the site's own words and not those of a browser or a proxy (specification section 8: 420 if there was no
 * status, and a default message). What the site itself said is thrown on.
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
