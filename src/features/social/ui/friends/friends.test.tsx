import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SignInContext } from "#features/accounts/ui/sign-in-context.ts";
import type { Profile } from "../../profile.ts";
import { BlockList } from "./block-list.tsx";
import { FriendsTab } from "./friends-tab.tsx";
import { PersonPage } from "./person-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOOR = { id: 7, url: "noor", name: "Noor", thumbnail: "/default-profilepic-2.jpg" };
const TYPE_WORDS = {
  weed: "Weed",
  hash: "Hash",
  prerolled: "Pre-rolls",
  edibles: "Edibles",
  supplies: "Gear",
};
const PROFILE: Profile = {
  ...NOOR,
  bio: "",
  isSample: false,
  isSearchable: true,
  relation: "none",
  prefTypes: null,
  friends: null,
  areReviewsShown: true,
};

const askToSignIn = vi.fn();

function show(part: ReactNode) {
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <SignInContext value={askToSignIn}>
        <Page />
      </SignInContext>
    </I18nProvider>,
  );
}

function answering(status: number, body: unknown = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (call: string, { body: given }: RequestInit) => {
    sent.push([call, JSON.parse(String(given))]);
    return Response.json(body, { status });
  });
  return sent;
}

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

const page = (profile: Partial<Profile>, viewer: "member" | "guest" | null = "member") => (
  <PersonPage
    profile={{ ...PROFILE, ...profile }}
    rank={1}
    likes={null}
    typeWords={TYPE_WORDS}
    viewer={viewer}
    share={<button type="button">Share</button>}
  />
);

describe("the page of a person", () => {
  test.each([
    ["none", "Add friend", { userId: "7", befriend: true }],
    ["friendRequested", "Withdraw request", { userId: "7", befriend: false }],
    ["requestByFriend", "Accept", { userId: "7", befriend: true }],
    ["requestByFriend", "Decline", { userId: "7", decline: true }],
  ] as const)("whose reader is %s offers to %s", async (relation, name, body) => {
    const sent = answering(200, { state: "none" });
    show(page({ relation }));
    await press(name);
    expect(sent).toEqual([["/api/befrienduser", body]]);
  });

  test("ends a friendship after a question only", async () => {
    const sent = answering(200, { state: "none" });
    show(page({ relation: "isFriend" }));
    await press("Friends");
    expect(screen.getByRole("dialog", { name: "Remove Noor from your friends?" })).toBeTruthy();
    await press("Stay friends");
    expect(sent).toEqual([]);
    await press("Friends");
    await press("Remove");
    expect(sent).toEqual([["/api/befrienduser", { userId: "7", befriend: false }]]);
  });

  test("asks a guest to sign in, and remembers whom it was about", async () => {
    const sent = answering(200);
    show(page({}, "guest"));
    await press("Add friend");
    expect(askToSignIn).toHaveBeenCalledWith({
      call: "befrienduser",
      body: { userId: "7", befriend: true },
      url: "noor",
    });
    expect(sent).toEqual([]);
    expect(screen.queryByText("More options for Noor")).toBeNull();
  });

  test("offers nothing that needs an account where nobody can have one", () => {
    show(page({}, null));
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Share"]);
  });

  test.each([
    [403, "Takes no friend requests", "This person isn’t accepting friend requests."],
    [
      400,
      "Too many requests are waiting",
      "You already have 100 open requests. Withdraw one first, on your profile.",
    ],
    [404, "Not found", "This person isn’t here any more."],
    [503, "Not available right now", /^An unknown error occurred/],
  ])("says in words why a press did nothing: %d %s", async (status, msg, told) => {
    answering(status, { errors: [{ msg, param: "userId" }] });
    show(page({}));
    await press("Add friend");
    expect(screen.getByText(told).closest("[aria-live]")).not.toBeNull();
  });

  test("blocks after a question, and then offers the way back in its place", async () => {
    const sent = answering(200);
    show(page({}));
    await press("Block Noor");
    await press("Block");
    expect(sent).toEqual([["/api/block", { userId: "7", block: true }]]);
    const heading = screen.getByRole("heading", { name: "You’ve blocked Noor" });
    expect(document.activeElement).toBe(heading);
    await press("Unblock");
    expect(sent[1]).toEqual(["/api/block", { userId: "7", block: false }]);
    expect(screen.getByRole("heading", { name: "Noor" })).toBeTruthy();
  });

  test("leads oneself to the profile, and shows what is there to be shown", () => {
    show(
      <PersonPage
        profile={{
          ...PROFILE,
          relation: "self",
          bio: "Sails.",
          prefTypes: ["hash"],
          friends: [{ ...NOOR, id: 8, name: "Sam" }],
        }}
        rank={1}
        likes={[{ type: "shop", path: "/coffeeshop/andersom", title: { text: "Andersom", locale: "nl" } }]}
        typeWords={TYPE_WORDS}
        viewer="member"
        share={null}
      />,
    );
    expect(screen.getByRole("link", { name: "Edit your profile" }).getAttribute("href")).toBe("/profile");
    expect(screen.queryByRole("button")).toBeNull();
    for (const text of ["Sails.", "Hash", "Sam", "Smoker"])
      expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByText("Andersom").getAttribute("lang")).toBe("nl");
  });
});

describe("the list of friends", () => {
  const sam = { ...NOOR, id: 8, url: "sam", name: "Sam" };
  const kees = { ...NOOR, id: 9, url: "kees", name: "Kees" };
  const lists = <FriendsTab friends={[NOOR]} requests={[sam]} asked={[kees]} />;

  test.each([
    ["Accept Sam", { userId: "8", befriend: true }, "You and Sam are friends now."],
    ["Decline Sam", { userId: "8", decline: true }, "Declined. Sam isn’t told."],
    ["Withdraw: Kees", { userId: "9", befriend: false }, "You’ve withdrawn your request to Kees."],
  ])("%s", async (name, body, told) => {
    const sent = answering(200, { state: "none" });
    show(lists);
    await press(name);
    expect(sent).toEqual([["/api/befrienduser", body]]);
    expect(document.activeElement?.textContent).toBe(told);
  });

  test("removes a friend after a question", async () => {
    const sent = answering(200, { state: "none" });
    show(lists);
    await press("Remove Noor");
    await press("Remove");
    expect(sent).toEqual([["/api/befrienduser", { userId: "7", befriend: false }]]);
    expect(document.activeElement?.textContent).toBe("You and Noor are no longer friends.");
  });

  test("has a field to find somebody in, also while there is nobody", () => {
    show(<FriendsTab friends={[]} requests={[]} asked={[]} />);
    expect(screen.getByRole("heading", { name: "No friends here yet" })).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Find people by their name" });
    expect([field.name, field.value, field.form?.getAttribute("action")]).toEqual(["q", "@", "/coffeeshops"]);
  });
});

test("a block is lifted from the list, whose people have no links", async () => {
  const sent = answering(200);
  show(<BlockList blocked={[NOOR]} />);
  expect(screen.queryByRole("link")).toBeNull();
  await press("Unblock Noor");
  expect(sent).toEqual([["/api/block", { userId: "7", block: false }]]);
});
