/**
 * The database could not be reached, had no connection free or took longer than it may. Doors answer 503: the same
 * question may succeed in a moment. Told apart by `kind`, because this class may exist twice in one process.
 */
export class Unavailable extends Error {
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
