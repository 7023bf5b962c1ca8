/**
 * After how long the server cuts a statement off, by who asks: a visitor has left after five seconds, a job may count
 * things, a person at a terminal sees that it goes on. Zero is never. Brief statements have their own time, whoever asks.
 */
export const STATEMENT_TIMEOUT_MS = { web: 5000, jobs: 60_000, tools: 0, brief: 500 } as const;
