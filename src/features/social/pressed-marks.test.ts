import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Mark } from "./mark.ts";
import { listenToMarks, pressMark, shownMark } from "./pressed-marks.ts";

const mark = (isMine: boolean, count: number): Mark => ({ isMine, count });

/** A server that answers when the test says so. */
function slowServer() {
  const waiting: { wish: boolean; answer: (count: number) => void; refuse: () => void }[] = [];
  const send = (wish: boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    waiting.push({ wish, answer: resolve, refuse: () => reject(new Error("refused")) });
    return promise;
  };
  return { waiting, send };
}

test("what is pressed is seen before it is sent, and then with the count of the server", async () => {
  const known = mark(false, 3);
  const { waiting, send } = slowServer();
  const pressing = pressMark(known, send);
  expect(shownMark(known)).toEqual(mark(true, 4));
  waiting[0]?.answer(7);
  await pressing;
  expect(shownMark(known)).toEqual(mark(true, 7));
});

test("what fails goes back to what it was, and is told to whoever pressed", async () => {
  const known = mark(true, 3);
  const { waiting, send } = slowServer();
  const pressing = pressMark(known, send);
  expect(shownMark(known)).toEqual(mark(false, 2));
  waiting[0]?.refuse();
  await expect(pressing).rejects.toThrow("refused");
  expect(shownMark(known)).toEqual(mark(true, 3));
});

test("a second press waits for the first call, and a third takes it back without any", async () => {
  const known = mark(false, 0);
  const { waiting, send } = slowServer();
  const pressing = pressMark(known, send);
  await pressMark(known, send);
  expect([shownMark(known), waiting.length]).toEqual([mark(false, 0), 1]);
  waiting[0]?.answer(1);
  await expect.poll(() => waiting.map(({ wish }) => wish)).toEqual([true, false]);
  await pressMark(known, send);
  await pressMark(known, send);
  waiting[1]?.answer(0);
  await pressing;
  expect([shownMark(known), waiting.length]).toEqual([mark(false, 0), 2]);
});

test("a mark that came with the page again knows nothing of what was pressed before", async () => {
  const known = mark(false, 3);
  await pressMark(known, async () => 4);
  expect(shownMark(mark(false, 3))).toEqual(mark(false, 3));
});

test("whoever listens hears of every change, until they leave", async () => {
  const known = mark(false, 3);
  const listener = vi.fn<() => void>();
  const leave = listenToMarks(listener);
  await pressMark(known, async () => 4);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await pressMark(known, async () => 3);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("however often and fast it is pressed, the server ends with what is shown, and is never asked twice at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
      async (s, times, isMine) => {
        let onServer = isMine;
        let underWay = 0;
        let most = 0;
        const send = async (wish: boolean) => {
          underWay += 1;
          most = Math.max(most, underWay);
          await s.schedule(Promise.resolve());
          underWay -= 1;
          onServer = wish;
          return wish ? 1 : 0;
        };
        const known = mark(isMine, isMine ? 1 : 0);
        const pressing: Promise<void>[] = [];
        const presses = s.scheduleSequence(
          Array.from({ length: times }, () => async () => void pressing.push(pressMark(known, send))),
        );
        await s.waitFor(presses.task);
        await s.waitFor(Promise.all(pressing));
        expect(shownMark(known)).toEqual(mark(onServer, onServer ? 1 : 0));
        expect(onServer).toBe(times % 2 === 0 ? isMine : !isMine);
        expect(most).toBeLessThanOrEqual(1);
      },
    ),
  );
});
