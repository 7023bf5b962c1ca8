import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { deviceSaves, saveOnDevice } from "../device-saves.ts";
import { FollowButton } from "./follow-button.tsx";
import { LikeButton } from "./like-button.tsx";
import { answering, show } from "./marks.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const HERON = { id: 7, slug: "de-reiger", name: "De Reiger" };
/** Where words for screen readers are elements of their own, the library puts a space that browsers do not. */
const button = (name: string) =>
  screen.findByRole("button", { name: new RegExp(`^${name.replace(",", " ?,")}$`) });
const isPressed = (element: HTMLElement) => element.getAttribute("aria-pressed") === "true";

test("a visitor sees how many follow it, and saves it on the device, in every button of the shop", async () => {
  const follow = { isMine: null, count: 12 };
  const { askToSignIn } = show(
    <>
      <FollowButton shop={HERON} follow={follow} />
      <FollowButton shop={HERON} follow={follow} isIcon />
    </>,
  );
  const save = await button("Save, saved by 12 people");
  expect(isPressed(save)).toBe(false);
  expect(save.textContent).toContain("12");
  fireEvent.click(save);
  const saved = await button("Saved, saved by 12 people");
  await screen.findByText("Saved on this device. Once you log in it comes along.");
  expect([isPressed(saved), isPressed(await button("Save De Reiger"))]).toEqual([true, true]);
  expect(deviceSaves()).toEqual([HERON]);
  fireEvent.click(saved);
  expect(isPressed(await button("Save, saved by 12 people"))).toBe(false);
  expect(deviceSaves()).toEqual([]);
  expect(askToSignIn).not.toHaveBeenCalled();
});

test.each([
  [
    "keeps nothing",
    () =>
      vi.stubGlobal("localStorage", {
        getItem: () => null,
        setItem: () => {
          throw new Error("full");
        },
      }),
  ],
  [
    "holds the most already",
    () => {
      for (let id = 100; id < 130; id += 1) saveOnDevice({ ...HERON, id }, true);
    },
  ],
])("a visitor whose browser %s is asked to sign in for what they pressed", async (_, arrange) => {
  arrange();
  const { askToSignIn } = show(<FollowButton shop={HERON} follow={{ isMine: null, count: 0 }} />);
  fireEvent.click(await button("Save"));
  expect(askToSignIn).toHaveBeenCalledWith({
    call: "followshop",
    body: { shopId: "7", follow: true },
    name: "De Reiger",
  });
  expect(isPressed(await button("Save"))).toBe(false);
});

test("without followers there is no count", async () => {
  show(<FollowButton shop={HERON} follow={{ isMine: false, count: 0 }} />);
  expect((await button("Save")).textContent).toBe("Save");
});

test("a press follows at once, in every button of the shop, and the count is the server's afterwards", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const sent = answering(() => promise);
  const follow = { isMine: false, count: 1 };
  show(
    <>
      <FollowButton shop={HERON} follow={follow} />
      <FollowButton shop={HERON} follow={follow} isIcon />
    </>,
  );
  fireEvent.click(await button("Save, saved by 1 person"));
  await button("Saved, saved by 2 people");
  expect(isPressed(screen.getByRole("button", { name: /De Reiger/ }))).toBe(true);
  resolve({ followUser: true, followers: 3 });
  const following = await button("Saved, saved by 3 people");
  expect(isPressed(following)).toBe(true);
  expect(isPressed(await button("Save De Reiger"))).toBe(true);
  expect(sent).toEqual([{ path: "/api/followshop", body: { shopId: "7", follow: true } }]);
});

test("what fails goes back, and is said", async () => {
  answering(() => 500);
  show(<LikeButton kind="quiet" item={{ type: "brand", id: 5 }} like={{ isMine: true, count: 1 }} />);
  fireEvent.click(await button("Like, 1 like"));
  await screen.findByText("That didn’t work. Try again in a moment.");
  expect(isPressed(await button("Like, 1 like"))).toBe(true);
});

test("a session that is over is no failure of the button: the frame says so", async () => {
  answering(() => 401);
  const like = { isMine: false, count: 0 };
  show(<LikeButton kind="quiet" item={{ type: "brand", id: 5 }} like={like} />);
  fireEvent.click(await button("Like"));
  await waitFor(async () => expect(isPressed(await button("Like"))).toBe(false));
  expect(screen.queryByText(/didn’t work/)).toBeNull();
});
