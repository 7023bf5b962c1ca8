import type { Database } from "./database.ts";

/** The same database, which counts the statements: all of them, and those during a call. */
export function counted(database: Database): {
  database: Database;
  questionCount(): number;
  questionsOf(work: () => Promise<unknown>): Promise<number>;
} {
  let count = 0;
  return {
    database: {
      ...database,
      execute(asked) {
        count += 1;
        return database.execute(asked);
      },
    },
    questionCount: () => count,
    async questionsOf(work) {
      const before = count;
      await work();
      return count - before;
    },
  };
}
