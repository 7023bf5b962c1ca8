import { afterEach, expect, test, vi } from "vitest";
import { answering } from "./ui/marks.test-support.tsx";
import { deviceSaves, listenToDeviceSaves, saveOnDevice } from "./device-saves.ts";
import { takeSavesAlong } from "./take-saves-along.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const shop = (id: number) => ({ id, slug: `shop-${id}`, name: `Shop ${id}` });
const ids = () => deviceSaves().map(({ id }) => id);

test("the latest stands first, and one that is saved again is there once", () => {
  for (const id of [1, 2, 3, 1]) saveOnDevice(shop(id), true);
  expect(ids()).toEqual([1, 3, 2]);
});

test.each(["{}", "nonsense", "null", '[1,{"id":"2"},{"id":3,"slug":"a","name":"B"}]'])(
  "what others wrote there, such as %s, breaks nothing",
  (text) => {
    localStorage.setItem("saved-shops", text);
    expect(ids()).toEqual(text.startsWith("[") ? [3] : []);
  },
);

test("who listens hears of this tab and of others, until they stop", () => {
  const hear = vi.fn<() => void>();
  const stop = listenToDeviceSaves(hear);
  saveOnDevice(shop(1), true);
  window.dispatchEvent(new Event("storage"));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  saveOnDevice(shop(1), false);
  expect(hear).toHaveBeenCalledTimes(2);
});

test("at a login all come along in the order in which they were saved, and none is left here", async () => {
  for (const id of [1, 2, 3]) saveOnDevice(shop(id), true);
  const sent = answering(() => ({ followers: 1 }));
  await takeSavesAlong();
  expect(sent.map(({ body }) => (body as { shopId: string }).shopId)).toEqual(["1", "2", "3"]);
  expect(ids()).toEqual([]);
});

test("a shop that is gone is forgotten, and what could not be sent stays for the next login", async () => {
  for (const id of [1, 2, 3]) saveOnDevice(shop(id), true);
  let number = 0;
  answering(() => [404, { followers: 1 }, 429][number++] as number | object);
  await takeSavesAlong();
  expect(ids()).toEqual([3]);
});
