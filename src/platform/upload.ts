import { fieldErrorsOf } from "./errors/errors.ts";
import { CallFailed } from "./http-client.ts";
import { isReplaced, SESSION_ENDED, sessionToken } from "./session-token.ts";

/**
 * Sends a form with a file as a POST, and tells which share of it (0 to 1) is on its way: `fetch` says nothing of that in any browser but
 * one. It has no key of idempotency: for calls to which the same file twice is one.
 * @throws CallFailed, with the status 0 where nothing was answered
 */
export function upload<Answer>(
  name: string,
  form: FormData,
  onShare: (share: number) => void,
): Promise<Answer> {
  const token = sessionToken();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open("POST", `/api/${name}`);
  request.responseType = "json";
  if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
  request.upload.addEventListener("progress", ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
  request.addEventListener("error", () => reject(new CallFailed(0, [])));
  request.addEventListener("load", () => {
    const { status, response } = request;
    if (status === 401 && !isReplaced(token)) window.dispatchEvent(new Event(SESSION_ENDED));
    if (status >= 200 && status < 300) return resolve(response as Answer);
    const retryAfterSeconds = Number(request.getResponseHeader("retry-after")) || undefined;
    return reject(new CallFailed(status, fieldErrorsOf(response), { retryAfterSeconds }));
  });
  request.send(form);
  return promise;
}
