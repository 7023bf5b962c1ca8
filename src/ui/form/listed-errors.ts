/** The errors of an API's refusal: `param` is the name of a field, `msg` an English sentence. */
export interface FieldError {
  msg: string;
  param: string;
}

/** What the server refused that no page has words for (specification section 8). */
export function listedErrors(errors: readonly FieldError[]): string {
  return errors.map(({ msg, param }) => `${msg}: ${param}`).join(", ");
}

/** Whether the server said what is wrong with what was sent; when it failed itself, its words are of no use to a reader. */
export function isRefusal(failure: unknown): failure is { errors: FieldError[] } {
  const { errors, status = 0 } = (failure ?? {}) as { errors?: unknown; status?: number };
  return Array.isArray(errors) && errors.length > 0 && status >= 400 && status < 500;
}
