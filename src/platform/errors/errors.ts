/**
 * The errors a use case may throw; pages and API each map them once (architecture.md section 3).
 * They are recognised by `kind` and never by `instanceof`: in development and in the built site the same module can exist twice,
 * once loaded by Node and once by the bundle.
 */
export type ErrorKind =
  | "notFound"
  | "notSignedIn"
  | "notAllowed"
  | "conflict"
  | "invalid"
  | "notCompliant"
  | "tooOften";

export interface FieldError {
  /** A fixed English sentence; pages translate it. */
  msg: string;
  param: string;
  /** What the sentence is about, by name, such as who was first (`refusals.ts`). */
  values?: Readonly<Record<string, string>>;
}

/** Why something is refused; a sentence alone has no values. */
export type Reason = Omit<FieldError, "param">;

function fieldError(param: string, reason: string | Reason): FieldError {
  const { msg, values = {} }: Reason = typeof reason === "string" ? { msg: reason } : reason;
  return { msg, param, ...(Object.keys(values).length > 0 && { values }) };
}

abstract class UseCaseError extends Error {
  abstract readonly kind: ErrorKind;
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super(errors.map(({ msg, param }) => `${msg} [${param}]`).join(", "));
    this.errors = errors;
  }
}

/** The requested thing does not exist, or not for this person (404). */
export class NotFound extends UseCaseError {
  readonly kind = "notFound";
  constructor(param: string, msg = "Not found") {
    super([{ msg, param }]);
  }
}

/** Only somebody signed in may do this (401). */
export class NotSignedIn extends UseCaseError {
  readonly kind = "notSignedIn";
  constructor() {
    super([{ msg: "Sign in first", param: "authorization" }]);
  }
}

/** The person may not do this (403). */
export class NotAllowed extends UseCaseError {
  readonly kind = "notAllowed";
  constructor(param: string, reason: string | Reason = "Not allowed") {
    super([fieldError(param, reason)]);
  }
}

/** Someone else was first, or the copy is stale (409). */
export class Conflict extends UseCaseError {
  readonly kind = "conflict";
  constructor(param: string, reason: string | Reason) {
    super([fieldError(param, reason)]);
  }
}

/** Somebody saved a thing in between (409): `current` is how it stands now, as an answer of the API. */
export class Stale extends Conflict {
  readonly current: object;
  constructor(current: object) {
    super("rev", "Was changed in between");
    this.current = current;
  }
}

/** What was given breaks a rule (400). */
export class Invalid extends UseCaseError {
  readonly kind = "invalid";
}

/** The input is well formed but not allowed, by law or by the operator (422). */
export class NotCompliant extends UseCaseError {
  readonly kind = "notCompliant";
}

/** The sentence of the next. */
export const TRIED_TOO_OFTEN = "Was tried too often";

/** What may be tried a few times was tried more often (429). */
export class TooOften extends UseCaseError {
  readonly kind = "tooOften";
  readonly retryAfterSeconds: number;
  constructor(param: string, retryAfterSeconds: number) {
    super([{ msg: TRIED_TOO_OFTEN, param }]);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The HTTP status of each kind, for pages and API. */
export const STATUS_OF_KIND: Record<ErrorKind | "unavailable", number> = {
  notFound: 404,
  notSignedIn: 401,
  notAllowed: 403,
  conflict: 409,
  invalid: 400,
  notCompliant: 422,
  tooOften: 429,
  unavailable: 503,
};

/** The kind of anything thrown; undefined for unexpected errors. */
export function kindOf(error: unknown): keyof typeof STATUS_OF_KIND | undefined {
  const kind = (error as { kind?: unknown } | null)?.kind;
  return typeof kind === "string" && Object.hasOwn(STATUS_OF_KIND, kind)
    ? (kind as keyof typeof STATUS_OF_KIND)
    : undefined;
}

/** For `catch`, where the thing may be missing. */
export function nullWhenNotFound(error: unknown): null {
  if (kindOf(error) === "notFound") return null;
  throw error;
}

/** The list of field errors, for the API's answer. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = (error as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as FieldError[]) : [];
}

/** How the thing stands now, of a `Stale`. */
export function currentOf(error: unknown): object | undefined {
  const current = (error as { current?: unknown } | null)?.current;
  return typeof current === "object" && current !== null ? current : undefined;
}

/** When to try again, of a `TooOften`. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = (error as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof seconds === "number" ? seconds : undefined;
}
