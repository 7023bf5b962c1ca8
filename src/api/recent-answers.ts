import { LRUCache } from "lru-cache";

interface RecentAnswersOptions {
  /** How many answers are cached. */
  max: number;
  /** For how long. */
  keptMs: number;
}

/**
 * Caches answers for a short time, so that equal requests at the same time cost one query; requests during the first one wait for
 * its answer. Failures are not cached.
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
