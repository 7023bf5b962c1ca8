import { fieldErrorsOf } from "./errors/errors.ts";
import { CRASHED, NO_STATUS, statusOf } from "./errors/page-error.ts";
import { CallFailed, send } from "./http-client.ts";

export interface CallOptions {
  query?: Record<string, string> | URLSearchParams;
  signal?: AbortSignal;
  /** The reader's current address, for the look-up of moved pages. */
  pagePath: string;
  /** Makes the redirect; a parameter, so that this layer does not import the router. */
  redirectTo: (path: string) => unknown;
}

/**
 * Reads `GET /api/{name}` for a page (specification section 8). When it fails:
 * 404 is looked up in `/api/301`, whose answer is followed, else it is "Page not found"; anything else throws what the
 * error page shows: the status of the answer (420 without one) and its first error.
 */
export async function readCall<Answer>(name: string, options: CallOptions): Promise<Answer> {
  try {
    const query = options.query ? `?${new URLSearchParams(options.query)}` : "";
    return await send<Answer>("GET", name + query, undefined, options.signal);
  } catch (error) {
    if (statusOf(error) === 404) throw await movedOrGone(options);
    const errors = fieldErrorsOf(error);
    const status = error instanceof CallFailed ? error.status : NO_STATUS;
    throw new CallFailed(status, errors.length > 0 ? errors : [{ msg: CRASHED, param: "" }], {
      cause: error,
    });
  }
}

async function movedOrGone({ pagePath, redirectTo }: CallOptions): Promise<unknown> {
  const gone = new CallFailed(404, [{ msg: "Page not found", param: "" }]);
  try {
    const answer = await send<string>("GET", `301?${new URLSearchParams({ url: pagePath })}`);
    return answer === "OK" ? gone : redirectTo(answer);
  } catch {
    return gone;
  }
}
