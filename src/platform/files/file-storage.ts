/**
 * Where the site stores files: a folder or a bucket. Names are paths of lower-case letters, digits, `-` and `.`, made by us and
 * never by a visitor. What fails is a `StorageUnreachable`.
 */
export interface FileStorage {
  /** All of it or nothing: a process that is killed leaves no half file under this name. */
  write(name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** With all that is in it; a folder that is not there is no error. */
  removeFolder(name: string): Promise<void>;
}

/** The storage does not answer or refuses access. Answered with 503; recognised by `kind`, as all errors are. */
export class StorageUnreachable extends Error {
  readonly kind = "unavailable";
  constructor(cause: unknown) {
    super(`The file storage is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = "StorageUnreachable";
  }
}
