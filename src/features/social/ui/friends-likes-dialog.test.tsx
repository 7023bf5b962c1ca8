import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FriendsLikesDialog } from "./friends-likes-dialog.tsx";
import { answering, show } from "./marks.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => show(<FriendsLikesDialog item={{ type: "product", id: 9 }} onClose={() => undefined} />);

test("friends who like something are listed with the way to their pages", async () => {
  const sent = answering(() => [
    { _id: "1", url: "noor", name: "Noor", thumbnail: "/default-profilepic-1.jpg" },
  ]);
  dialog();
  expect((await screen.findByRole("link", { name: "Noor" })).getAttribute("href")).toBe("/user/noor");
  expect(screen.getByRole("dialog", { name: "Likes by friends" })).toBeTruthy();
  expect(sent[0]?.path).toBe("/api/friendslikes?type=product&id=9");
});

test("while they are looked up it says so, and when they all changed their minds too", async () => {
  answering(() => []);
  dialog();
  await screen.findByText("Looking up your friends");
  await screen.findByText("None of your friends like this any more.");
});

test("what failed is said in place, and can be tried again", async () => {
  let answer: number | object = 503;
  answering(() => answer);
  dialog();
  await screen.findByRole("alert");
  answer = [{ _id: "1", url: "noor", name: "Noor", thumbnail: "/default-profilepic-1.jpg" }];
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "Noor" });
});
