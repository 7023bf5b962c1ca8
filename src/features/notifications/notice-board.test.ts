import { describe, expect, test } from "vitest";
import {
  type BoardChange,
  changeBoard,
  emptyBoard,
  lastNumber,
  type Notice,
  noticeOf,
  noticesOf,
  unseenCountOf,
  unseenOf,
} from "./notice-board.ts";

function told(id: string, more: Partial<Notice> = {}): Notice {
  return {
    id,
    type: "friendRequest",
    title: "",
    description: "",
    redirect: `/user/${id}`,
    at: 0,
    seen: false,
    ...more,
  };
}

const OWN = told("local-getApp", { type: "getApp", at: null, lifetime: 10 });

const after = (changes: BoardChange[], own: Notice[] = []) => changes.reduce(changeBoard, emptyBoard(own));
const loaded = (...list: Notice[]): BoardChange => ({ type: "loaded", told: list, at: 1 });
const seen = (...ids: string[]): BoardChange => ({ type: "seen", ids });
const idsOf = (list: readonly Notice[]) => list.map(({ id }) => id);

test("a notice of the server is read with its moment, and without what the page has no use for", () => {
  const user = { _id: "7", url: "noor", name: "Noor", thumbnail: "/noor.webp" };
  const time = { year: 2026, month: 11, day: 25, hour: 9, minute: 5 };
  expect(
    noticeOf({
      _id: "12",
      type: "friendRequest",
      title: "",
      description: "",
      redirect: "/user/noor",
      time,
      seen: false,
      lifetime: 15_552_000,
      user,
    }),
  ).toEqual({
    ...told("12", { redirect: "/user/noor", at: Date.parse("2026-11-25T09:05:00Z") }),
    user: { id: "7", name: "Noor", thumbnail: "/noor.webp" },
  });
});

describe("what is unseen", () => {
  test("is what neither the server nor this page has seen", () => {
    const board = after([loaded(told("3"), told("2", { seen: true }), told("1")), seen("1")], [OWN]);
    expect(idsOf(unseenOf(board))).toEqual(["3", "local-getApp"]);
  });

  test("is counted by the bell without what the browser tells everybody", () => {
    expect(unseenCountOf(after([], [OWN]))).toBe(0);
    expect(unseenCountOf(after([loaded(told("3"), told("2", { seen: true }))], [OWN]))).toBe(1);
  });

  test("is counted once for all decisions about one shop in one go", () => {
    const decided = (id: string) => told(id, { type: "changeDecided", itemPath: "/coffeeshop/barge" });
    expect(unseenCountOf(after([loaded(decided("3"), decided("2"), told("1"))]))).toBe(2);
  });

  test("stays seen when the list is read before the server knows", () => {
    expect(unseenOf(after([loaded(told("1")), seen("1"), loaded(told("1"))]))).toEqual([]);
  });

  test("is marked as new until the panel closes, and no longer", () => {
    const shown = [loaded(told("1")), seen("1"), loaded(told("1", { seen: true }))];
    expect([...after(shown).newIds]).toEqual(["1"]);
    expect([...after([...shown, { type: "settled", local: [] }]).newIds]).toEqual([]);
  });
});

test("what the browser tells everybody is never marked as new", () => {
  const board = after([loaded(told("1")), { type: "seen", ids: ["1", OWN.id] }], [OWN]);
  expect([...board.newIds]).toEqual(["1"]);
  expect(unseenOf(board)).toEqual([]);
});

describe("one that comes while the page is open", () => {
  test("stands first, and in place of what was told of the same person before", () => {
    const user = { id: "7", name: "Noor", thumbnail: "" };
    const board = after([
      loaded(told("2"), told("1", { user })),
      { type: "arrived", notice: told("3", { user, type: "friendAccepted" }) },
    ]);
    expect(idsOf(board.told ?? [])).toEqual(["3", "2"]);
    expect(board.arrived?.id).toBe("3");
  });

  test("takes no place of what was told of the same person's reviews", () => {
    const user = { id: "7", name: "Noor", thumbnail: "/noor.webp" };
    const friends = told("1", { type: "friendAccepted", user });
    const review = told("2", { type: "friendReview", user });
    const board = after([loaded(friends), { type: "arrived", notice: review }]);
    expect(idsOf(noticesOf(board))).toEqual(["2", "1"]);
  });

  test("is told of, whether the stream brought it or the list", () => {
    expect(after([loaded(told("1")), loaded(told("2"), told("1"))]).arrived?.id).toBe("2");
  });

  test("is not told of when the page is new, or when it was seen elsewhere", () => {
    expect(after([loaded(told("1"))]).arrived).toBeNull();
    const elsewhere = told("2", { seen: true });
    expect(after([loaded(told("1")), { type: "arrived", notice: elsewhere }]).arrived).toBeNull();
    expect(after([loaded(told("1")), loaded(elsewhere, told("1"))]).arrived).toBeNull();
  });
});

test("the browser's own come last, also while they are new", () => {
  const changes = [loaded(told("1"))];
  expect(idsOf(noticesOf(after(changes, [OWN])))).toEqual(["1", "local-getApp"]);
  expect(idsOf(noticesOf(after([...changes, seen(OWN.id)], [OWN])))).toEqual(["1", "local-getApp"]);
});

test("an answered request says how it was answered", () => {
  const board = after([loaded(told("2"), told("1")), { type: "answered", id: "1", as: "requestAccepted" }]);
  expect(board.told?.map(({ type }) => type)).toEqual(["friendRequest", "requestAccepted"]);
});

test("a list that fails to load stays as it was", () => {
  const board = after([loaded(told("1")), { type: "loading" }, { type: "failed" }]);
  expect(board).toMatchObject({ isLoading: false, hasFailed: true, updatedAt: 1 });
  expect(idsOf(board.told ?? [])).toEqual(["1"]);
  expect(changeBoard(board, loaded()).hasFailed).toBe(false);
});

test("a stream goes on after the highest number, which need not be the first", () => {
  const menu = told("menu-7-20261125");
  expect(lastNumber(after([loaded(menu, told("9"), told("12"))]))).toBe("12");
  expect(lastNumber(after([loaded(menu)]))).toBe("0");
  expect(lastNumber(after([]))).toBeUndefined();
});
