import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventText } from "../event-text.ts";
import { Notices } from "./notices.tsx";

const NOOR = { _id: "7", url: "noor", name: "Noor", thumbnail: "/noor.webp" };
const ASKED = notification("12", { type: "friendRequest", redirect: "/user/noor", user: NOOR });
const EMPTY = "No new notifications, you're all caught up";

function notification(_id: string, more: object): object {
  const time = { year: 2026, month: 11, day: 25, hour: 9, minute: 5 };
  return { _id, title: "", description: "", redirect: "/", time, seen: false, ...more };
}

let list: object[];
let status: number;
let calls: [string, unknown][];
let write: ((text: string) => void) | undefined;
let cookies: string[];

function serve(path: string, { body, method = "GET" }: RequestInit) {
  if (path === "/api/events") return Promise.resolve(stream());
  const answer = method === "GET" ? list : {};
  calls.push([path.replace("/api/", ""), body ? JSON.parse(body as string) : undefined]);
  return Promise.resolve(Response.json(status === 200 ? answer : { errors: [] }, { status }));
}

function stream(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (write = (text) => controller.enqueue(new TextEncoder().encode(text))),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const posted = () => calls.filter(([, body]) => body !== undefined);
const onCount = vi.fn<(count: number) => void>();
const onClose = vi.fn<() => void>();

/** A page with its notices; returns what opens and closes their panel. */
function page({ isMember = true, isApp = true, isOpen = false } = {}) {
  let isShown = isOpen;
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <Notices
          isMember={isMember}
          isApp={isApp}
          cookieDomain={undefined}
          isOpen={isShown}
          onClose={onClose}
          onCount={onCount}
        />
      ),
    },
  ]);
  const drawn = () => (
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>
  );
  const { rerender } = render(drawn());
  return (isNow: boolean) => {
    isShown = isNow;
    rerender(drawn());
  };
}

beforeEach(() => {
  list = [];
  status = 200;
  calls = [];
  write = undefined;
  cookies = ["auth_token=abc", "seen-local-respUse=1"];
  vi.stubGlobal("fetch", vi.fn(serve));
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookies.join("; "));
  vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
    cookies.push(text.split(";")[0] ?? "");
  });
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the panel of somebody with an account", () => {
  test("shows what they were told, marks what is new, and says to the server that it was seen", async () => {
    list = [ASKED, notification("9", { type: "friendAccepted", user: NOOR, seen: true })];
    page({ isOpen: true });
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("link").textContent)).toEqual([
      expect.stringMatching(/^New Noor wants to be friends/),
      expect.stringMatching(/^Noor accepted your friend request/),
    ]);
    expect(
      within(rows[0] as HTMLElement)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/user/noor");
    await waitFor(() => expect(posted()).toEqual([["read", { notificationId: "12" }]]));
    expect(onCount).toHaveBeenLastCalledWith(0);
  });

  test.each([
    ["reportNotice", "deal", "removed", /^New A deal from Blad & Zonen was removed/],
    ["reportNotice", "job", "removed", /^New A job at Blad & Zonen was removed/],
    ["reportNotice", "post", "removed", /^New A post from Blad & Zonen was removed/],
    ["reportNotice", "review", "removed", /^New Removed: Review · Blad & Zonen/],
    ["reportDecided", "photo", "kept", /^New Your report: Photo · Blad & Zonen.*breaks no rule/],
    ["reportDecided", "brand", "removed", /^New Your report: Blad & Zonen.*It was removed/],
    ["reportDecided", "review", "withdrawn", /^New Your report: Review · Blad & Zonen.*has withdrawn it/],
    ["appealDecided", "review", "restored", /^New Your appeal: Review · Blad & Zonen.*You were right/],
    ["reportNotice", undefined, "removed", /^New What you posted about Blad & Zonen was removed/],
    ["appealDecided", "deal", "restored", /^New The appeal for Blad & Zonen.* wrong and has been undone/],
    ["appealDecided", "job", "removed", /^New The appeal for Blad & Zonen.*The removal stands/],
    ["appealDecided", undefined, "removed", /^New Your appeal has been decided.*It stays removed/],
  ])("says of a %s what it is about: %s, %s", async (type, targetType, outcome, words) => {
    const brand = { _id: "3", url: "blad-zonen", name: "Blad & Zonen" };
    list = [notification("14", { type, targetType, outcome, brand, redirect: "/moderation/5" })];
    page({ isOpen: true });
    const link = await screen.findByRole("link", { name: words });
    expect(link.getAttribute("href")).toBe("/moderation/5");
  });

  test("says when there is nothing, and when the list was read", async () => {
    page({ isOpen: true });
    await screen.findByText(EMPTY);
    expect(screen.getByText("Updated now")).toBeTruthy();
  });

  test("reads the list again on a press, and then marks only what came since", async () => {
    list = [ASKED];
    page({ isOpen: true });
    await screen.findByText("New");
    list = [notification("13", { type: "generic", title: "Hello", description: "There" }), ASKED];
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    const fresh = await screen.findByRole("link", { name: /^New Hello/ });
    expect(fresh.textContent).toContain("There");
    expect(screen.getByRole("link", { name: /wants to be friends/ }).textContent).not.toContain("New");
  });

  test("offers to try again where it did not load", async () => {
    status = 500;
    page({ isOpen: true });
    await screen.findByText("Your notifications didn’t load.");
    status = 200;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(EMPTY);
    expect(screen.queryByText("Your notifications didn’t load.")).toBeNull();
  });

  test("remembers a menu that was seen in this browser, and says nothing of it to the server", async () => {
    list = [
      notification("menu-7-20261125", {
        type: "menuUpdate",
        title: "The Quiet Barge",
        redirect: "/coffeeshop/barge",
      }),
    ];
    page({ isOpen: true });
    const link = await screen.findByRole("link", { name: /^New The Quiet Barge/ });
    expect(link.textContent).toContain("The menu has changed");
    await waitFor(() => expect(cookies).toContain("seen-menus=menu-7-20261125"));
    expect(posted()).toEqual([]);
    cleanup();
    page();
    await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(0));
  });

  test.each([
    ["priceAlert", "Red Sand costs less at a shop you saved"],
    ["backInStock", "Red Sand is back at a shop you saved"],
  ])("says what is better about something one likes, and where: %s", async (type, words) => {
    const product = { _id: "3", url: "red-sand", name: "Red Sand" };
    const shop = { _id: "7", url: "barge", name: "The Quiet Barge" };
    list = [notification("14", { type, redirect: "/coffeeshop/barge#menu", product, shop })];
    page({ isOpen: true });
    const link = await screen.findByRole("link", { name: new RegExp(`^New ${words}`) });
    expect(link.getAttribute("href")).toBe("/coffeeshop/barge#menu");
    expect(within(link).getByText("The Quiet Barge")).toBeTruthy();
    await waitFor(() => expect(posted()).toEqual([["read", { notificationId: "14" }]]));
  });

  test("says that what was reported was taken back", async () => {
    const shop = { _id: "7", url: "barge", name: "The Quiet Barge" };
    list = [
      notification("15", {
        type: "reportDecided",
        outcome: "withdrawn",
        redirect: "/coffeeshop/barge",
        shop,
      }),
    ];
    page({ isOpen: true });
    const link = await screen.findByRole("link", { name: /^New Your report is closed/ });
    expect(link.textContent).toContain("Its author has withdrawn it");
  });

  test("leads to other sites in a new tab that learns nothing, and nowhere odd", async () => {
    list = [
      notification("1", { type: "generic", title: "Away", redirect: "https://example.org/" }),
      notification("2", { type: "generic", title: "Odd", redirect: "javascript:alert(1)" }),
      notification("3", { type: "generic", title: "Double", redirect: "//example.org" }),
    ];
    page({ isOpen: true });
    const away = await screen.findByRole("link", { name: /Away/ });
    expect(away.getAttribute("target")).toBe("_blank");
    expect(away.getAttribute("rel")).toMatch(/noopener noreferrer nofollow/);
    for (const name of [/Odd/, /Double/])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/");
  });
});

describe("a friend request", () => {
  beforeEach(() => {
    list = [ASKED];
  });

  test.each([
    ["Accept Noor", { userId: "7", befriend: true }, "You and Noor are now friends"],
    ["Decline Noor", { userId: "7", decline: true }, "You declined Noor’s friend request"],
  ])("is answered in place: %s", async (name, body, words) => {
    page({ isOpen: true });
    fireEvent.click(await screen.findByRole("button", { name }));
    const link = await screen.findByRole("link", { name: new RegExp(words) });
    expect(posted().at(-1)).toEqual(["befrienduser", body]);
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("that was accepted elsewhere is not sent again", async () => {
    page({ isOpen: true });
    const button = await screen.findByRole("button", { name: "Accept Noor" });
    list = [{ ...ASKED, type: "requestAccepted", seen: true }];
    fireEvent.click(button);
    await screen.findByText("You and Noor are now friends");
    expect(posted().map(([name]) => name)).not.toContain("befrienduser");
  });

  test("whose answer does not arrive says so and can be sent again", async () => {
    page({ isOpen: true });
    const button = await screen.findByRole("button", { name: "Accept Noor" });
    status = 503;
    fireEvent.click(button);
    await screen.findByText("That didn’t go through. Try again.");
    status = 200;
    fireEvent.click(button);
    await screen.findByText("You and Noor are now friends");
  });
});

test("one that comes while the page is open is counted and announced", async () => {
  page();
  await waitFor(() => expect(write).toBeDefined());
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => write?.(eventText({ event: "notification", id: "12", data: ASKED })));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("New notification: Noor wants to be friends"),
  );
  expect(onCount).toHaveBeenLastCalledWith(1);
  expect(posted()).toEqual([]);
});

describe("a visitor without an account", () => {
  test("has the browser's own notices, and nothing is asked of the server", async () => {
    cookies = [];
    const show = page({ isMember: false, isApp: false, isOpen: true });
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/responsible-use", "/app"]);
    expect(cookies).toEqual(["seen-local-respUse=1", "seen-local-getApp=1"]);
    expect(onCount).toHaveBeenLastCalledWith(0);
    expect(screen.queryByRole("button", { name: "Refresh" })).toBeNull();
    expect(fetch).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledOnce();
    show(false);
    show(true);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/app"]);
    expect(screen.getByText(EMPTY)).toBeTruthy();
  });

  test("in the app is told nothing twice", () => {
    page({ isMember: false, isOpen: true });
    expect(screen.getByText(EMPTY)).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
  });
});
