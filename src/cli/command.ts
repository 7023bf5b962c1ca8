import type { OpenDatabase } from "#platform/database/open-database.ts";

/** Where a command writes: results to `out`, what it is busy with to `err`. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** An operator command: thin, it reads its words, calls a use case and tells what came of it. */
export interface Command {
  /** After `npm run cli --`, such as `import <what> <file> [--dry-run]`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` says beyond that. */
  details: string[];
  /**
   * @param words what was typed after the command's name
   * @throws WrongUsage before anything has been done
   */
  run(words: string[], terminal: Terminal, openTools: () => Promise<ToolsDatabase>): Promise<void>;
}

/** The database for tools; the site's own when one is running. */
export interface ToolsDatabase {
  database: OpenDatabase;
  close(): Promise<void>;
}

/** The words make no sense; the command says how it is used and ends with 2. */
export class WrongUsage extends Error {}

/** The words were fine and the work could not be done; the command says why and ends with 1. */
export class CannotDo extends Error {}
