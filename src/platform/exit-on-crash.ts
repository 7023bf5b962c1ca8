/**
 * Ends the process with a sentence for people when something outside it is in the way: wrong settings, a data folder
 * or a port that is in use, a database of another version or of other migrations. Anything else is a mistake of ours and keeps its stack.
 */
export function exitOnCrash(error: unknown): never {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Errors whose message is a sentence for people. */
const IN_THE_WAY = new Set([
  "wrong-settings",
  "folder-in-use",
  "made-by-earlier-version",
  "migration-refused",
  "damaged-build",
]);

/** Codes by which PostgreSQL refuses whoever connects. Its message names user and database, and never the secret. */
const REFUSED_BY_DATABASE = new Set(["28000", "28P01", "3D000"]);

export function sentenceOf(error: unknown): string | undefined {
  const { kind, code, message, port } = error as Record<string, string | undefined>;
  if (kind && IN_THE_WAY.has(kind)) return message;
  if (code && REFUSED_BY_DATABASE.has(code))
    return `The database of DATABASE_URL does not let us in: ${message}. Set DATABASE_URL right, or create what it names.`;
  if (code === "EADDRINUSE") return `Port ${port} is in use; set PORT to another one.`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be used by this account; set PORT to one above 1023.`;
  return undefined;
}
