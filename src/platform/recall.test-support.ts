import { openRecall, type Recall } from "./recall.ts";

/**
 * A memory that hears of no change: `at` is what somebody asks with at an instant, whose clock the memory goes by. With
 * `lookAt` it looks, a little later, for what has become untrue by then, and reads it without being asked.
 */
export function deafMemory(): { at(now: Date): { now: Date; recall: Recall }; lookAt(now: Date): void } {
  let clock = new Date(0);
  let look: () => void = () => {};
  const onChange = (call: () => void) => (look = call);
  const recall = openRecall({ changes: { stamp: () => 1, onChange }, now: () => clock });
  return {
    at(now) {
      clock = now;
      return { now, recall };
    },
    lookAt(now) {
      clock = now;
      look();
    },
  };
}
