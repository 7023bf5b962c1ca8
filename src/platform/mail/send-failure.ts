/**
 * What may be said of a failure to send: its codes only, because servers repeat addresses and sometimes passwords.
 * `isFinal` when this address will never get it, so that trying again would only annoy.
 */
export function sendFailure(error: unknown): { message: string; isFinal: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const isFinal = code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
  const codes = [code, responseCode].filter((part) => /^[\w-]{1,20}$/.test(String(part ?? "")));
  return { message: `mail was not sent (${codes.join(" ") || "unknown reason"})`, isFinal };
}
