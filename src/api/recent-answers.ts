import { LRUCache } from "lru-cache";

interface RecentAnswersOptions {
  /** How many answers are kept. */
  max: number;
  /** For how long. */
  keptMs: number;
}

/**
 * Remembers answers for a moment, so that what many ask at the same time is asked of the database once, also while
 * the first answer is on its way. A failure is not remembered.
 */
export function recentAnswers<Answer>({ max, keptMs }: RecentAnswersOptions) {
  const answers = new LRUCache<string, Promise<Answer>>({ max, ttl: keptMs });
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
