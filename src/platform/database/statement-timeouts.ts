/**
 * After how long the server cuts a statement off, by caller: a visitor has left after five seconds, a background task may count
 * things, a person at a terminal sees progress. Zero is never. Brief statements have one timeout for all callers.
 */
export const STATEMENT_TIMEOUT_MS = { web: 5000, tasks: 60_000, tools: 0, brief: 500 } as const;
