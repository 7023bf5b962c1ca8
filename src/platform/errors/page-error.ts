import type { FieldError } from "./errors.ts";

/** The status the error page shows when a failed request had none (specification section 8). */
export const NO_STATUS = 420;

/** The "default crash message" of the specification; pages translate it (error-texts.ts). */
export const CRASHED = "This page stumbled while loading";

/** What the error page needs to know; the same for a failed loader, a failed call and a failed render. */
export interface PageError {
  status: number;
  /** The cause in English, for the reader to pass on; undefined when nothing is known. */
  message: string | undefined;
}

/**
 * Any error as the error page shows it. The status is the first of `statusCode`, `status` and the response's status
 * that there is, else 500 (specification section 8, "Error normalisation").
 */
export function pageErrorOf(error: unknown): PageError {
  return { status: statusOf(error), message: messageOf(error) };
}

export function statusOf(error: unknown): number {
  const given = error as { statusCode?: unknown; status?: unknown; response?: { status?: unknown } } | null;
  for (const status of [given?.statusCode, given?.status, given?.response?.status]) {
    if (typeof status === "number" && status > 0) return status;
  }
  return 500;
}

/** The first error of the list with its param in brackets; an error's own message otherwise. */
function messageOf(error: unknown): string | undefined {
  const given = error as { errors?: unknown; data?: { errors?: unknown }; message?: unknown } | null;
  const list = given?.errors ?? given?.data?.errors;
  if (Array.isArray(list) && list.length > 0) return withParam(list[0] as FieldError);
  return typeof given?.message === "string" && given.message ? given.message : undefined;
}

function withParam({ msg, param }: FieldError): string {
  return param ? `${msg} [${param}]` : msg;
}

/** What a form shows for a refused change: "msg: param" joined by commas, or undefined when the answer said nothing. */
export function describeErrors(errors: readonly FieldError[]): string | undefined {
  if (errors.length === 0) return undefined;
  return errors.map(({ msg, param }) => `${msg}: ${param}`).join(", ");
}
