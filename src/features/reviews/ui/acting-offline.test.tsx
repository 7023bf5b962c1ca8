import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contributionsTo } from "#features/contributions/ui/contributions-to.tsx";
import { SHOP } from "#features/contributions/ui/suggest/suggest-sheet.test-support.tsx";
import { entriesOf } from "#features/outbox/outbox.ts";
import { OutboxRegion } from "#features/outbox/ui/outbox-region.tsx";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { FollowButton } from "#features/social/ui/follow-button.tsx";
import { LikeButton } from "#features/social/ui/like-button.tsx";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { rememberAccount } from "#platform/session-account.ts";
import { keepSessionToken } from "#platform/session-token.ts";

const NOOR = 3;
let isOnline: boolean;

beforeEach(() => {
  localStorage.clear();
  document.cookie = "auth_token=noor";
  keepSessionToken("noor");
  rememberAccount(NOOR);
  isOnline = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The strip at the top, as the frame shows it. */
function Strip() {
  const outbox = useOutbox();
  if (!outbox) return null;
  return outbox.entries.length > 0 ? <outbox.WaitingLine isOnline={isOnline} /> : <p>Nothing is kept.</p>;
}

async function showToNoor(part: ReactNode) {
  const shown = show(
    <>
      <OutboxRegion accountId={NOOR} />
      <Strip />
      <h1>The Quiet Barge</h1>
      {part}
    </>,
  );
  await screen.findByText("Nothing is kept.");
  return shown;
}

/** The site, which answers whose token it is, and the given to anything else. */
const siteAnswers = (given: number | object) =>
  answering((path) => (path === "/api/profile" ? { user: { _id: String(NOOR) } } : given));

function networkIsBack(): void {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
}

const LIKE = <LikeButton kind="quiet" item={{ type: "shop", id: 7 }} like={{ isMine: false, count: 1 }} />;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const isPressed = (name: RegExp) =>
  screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";

describe("without a network", () => {
  test("a like flips at once, waits, is taken back by another press, and goes out once", async () => {
    const sent = siteAnswers({ likes: 2 });
    await showToNoor(LIKE);
    await press(/^Like ?, 1 like/);
    await screen.findByRole("button", { name: /^Like ?, 2 likes ?, waits for a network/ });
    expect(isPressed(/^Like/)).toBe(true);
    await screen.findByText(/One thing waits/);
    await press(/^Like/);
    await waitFor(() => expect(isPressed(/^Like/)).toBe(false));
    expect(entriesOf(NOOR)).toEqual([]);
    await press(/^Like/);
    networkIsBack();
    await screen.findByText("What waited has been sent.");
    expect(sent.filter(({ path }) => path !== "/api/profile")).toEqual([
      { path: "/api/like", body: { type: "shop", id: "7", like: true } },
    ]);
  });

  test("a press on a page from the device, which knows nobody, is of the member and not of the device", async () => {
    siteAnswers({ followers: 1 });
    const shop = { id: 7, slug: "the-quiet-barge", name: "The Quiet Barge" };
    const { askToSignIn } = await showToNoor(
      <>
        <FollowButton shop={shop} follow={{ isMine: null, count: 0 }} />
        <FollowButton shop={shop} follow={{ isMine: null, count: 0 }} isIcon />
      </>,
    );
    await screen.findByRole("button", { name: "Save" });
    await press("Save");
    await screen.findByRole("button", { name: "Save The Quiet Barge, waits for a network" });
    expect(localStorage.getItem("saved-shops")).toBeNull();
    expect(entriesOf(NOOR)).toMatchObject([
      { call: "followshop", body: { shopId: "7", follow: true }, path: "/coffeeshop/the-quiet-barge" },
    ]);
    expect(askToSignIn).not.toHaveBeenCalled();
  });

  test("what is said of a fact stands in its place, and can be undone", async () => {
    await showToNoor(contributionsTo(SHOP, { isGuest: true, people: [], own: null }).confirm("hours"));
    await waitFor(() => screen.getByRole("button", { name: "Still right" }));
    await press("Still right");
    await screen.findByText(/^yours, .*, waits for a network$/);
    expect(screen.queryByRole("button", { name: "No longer" })).toBeNull();
    expect(entriesOf(NOOR)).toMatchObject([{ call: "confirmfact", body: { fact: "hours", holds: true } }]);
    await press("Undo");
    await screen.findByRole("button", { name: "No longer" });
    expect(entriesOf(NOOR)).toEqual([]);
  });

  test("of what nobody had told us the next is asked, and what was said waits beside it", async () => {
    await showToNoor(
      contributionsTo(SHOP, { isGuest: false, people: [], own: null }).answer(["wifi", "dogs"]),
    );
    await screen.findByText("Wi-Fi?");
    await press("Yes");
    await screen.findByText(/^Dogs/);
    screen.getByText(/^Wi-Fi\? Still right$/);
    await press("Undo");
    await waitFor(() => expect(entriesOf(NOOR)).toEqual([]));
  });

  test("a suggestion waits with what was filled in, and a later one about the same takes its place", async () => {
    await showToNoor(contributionsTo(SHOP, { isGuest: false, people: [], own: null }).suggest(null));
    const suggest = async (phone: string) => {
      await press("Suggest a change");
      await press("Phone and website");
      fireEvent.input(
        await screen.findByLabelText(/^Phone number|^Phone ?\(|^Phone$/, { selector: "input" }),
        { target: { value: phone } },
      );
      await press(/^Send/);
      await screen.findByText(/^Saved on this device/);
      await press("Close");
    };
    await suggest("020 123 4567");
    await screen.findByText(/^020 123 4567/);
    await suggest("020 765 4321");
    await screen.findByText(/^020 765 4321/);
    expect(entriesOf(NOOR)).toMatchObject([{ body: { changes: { phone: "020 765 4321" } } }]);
  });
});

describe("what can no longer be sent", () => {
  test.each([
    [404, /^The Quiet Barge isn’t here any more/],
    [410, /^The Quiet Barge isn’t here any more/],
    [409, /^This was changed meanwhile/],
    [403, /^Your account can’t do this/],
    [422, /^The site didn’t take this as it is/],
  ])("is told after %i, and thrown away by whoever has read it", async (status, words) => {
    siteAnswers(status);
    await showToNoor(LIKE);
    await press(/^Like/);
    networkIsBack();
    await screen.findByText(/One thing could not be sent/);
    expect(isPressed(/^Like/)).toBe(false);
    await press("Show");
    const sheet = within(await screen.findByRole("dialog"));
    sheet.getByText(words);
    fireEvent.click(sheet.getByRole("button", { name: "Throw away" }));
    await sheet.findByText("Nothing waits any more.");
    expect(entriesOf(NOOR)).toEqual([]);
  });

  test.each([429, 503])("is tried again after %i", async (status) => {
    siteAnswers(status);
    await showToNoor(LIKE);
    await press(/^Like/);
    networkIsBack();
    await waitFor(() => expect(entriesOf(NOOR)[0]?.triedAt).not.toBeNull());
    await screen.findByText(/One thing waits/);
    expect(isPressed(/^Like/)).toBe(true);
  });

  test("waits for its own person where the session is over", async () => {
    const sent = answering(() => 401);
    await showToNoor(LIKE);
    await press(/^Like/);
    networkIsBack();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/profile"));
    expect(entriesOf(NOOR)).toMatchObject([{ triedAt: null, refusal: null }]);
    expect(sent.some(({ path }) => path === "/api/like")).toBe(false);
  });
});
