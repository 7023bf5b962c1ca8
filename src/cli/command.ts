import type { OpenDatabase } from "#platform/database/open-database.ts";

/** Where a command writes: results to `out`, progress to `err`. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** An operator command: parses its arguments, calls a use case and prints the result. */
export interface Command {
  /** After `npm run cli --`, such as `import <what> <file> [--dry-run]`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` says beyond that. */
  details: string[];
  /**
   * @param words the arguments after the command's name
   * @throws WrongUsage before anything has been done
   */
  run(words: string[], terminal: Terminal, openTools: () => Promise<ToolsDatabase>): Promise<void>;
}

/** The database for tools; the site's own when one is running. */
export interface ToolsDatabase {
  database: OpenDatabase;
  close(): Promise<void>;
}

/** Invalid arguments; the command prints its usage and exits with 2. */
export class WrongUsage extends Error {}

/** Valid arguments, but the command failed; it says why and exits with 1. */
export class CannotDo extends Error {}
