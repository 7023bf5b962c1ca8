import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { phoneChange } from "#features/contributions/user-change.test-support.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { ROOMS, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { useWatchQueue } from "#features/dashboard/ui/queue/watched-queue.ts";
import { RoomNav } from "#features/dashboard/ui/room-nav.tsx";
import type { QueuedReview } from "#features/moderation/queue.ts";
import type { OpenedCase } from "../opened-case.ts";
import type { Waiting } from "../waiting.ts";
import { QueueRoom, type QueueRoomProps } from "./queue-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PATH = "/dashboard/queue";
const NOW = "2026-06-10T12:00:00.000Z";
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const REVIEW: QueuedReview = {
  id: "7",
  state: "pending",
  aspects: {},
  text: "Quiet and friendly.",
  locale: "en",
  isSample: false,
  photos: [],
  reason: null,
  user: { id: 3, url: "sam", name: "Sam", thumbnail: "" },
  item: { type: "shop", id: "1", url: "trom", name: "De Stille Trom", path: "/coffeeshop/trom" },
  overall: 4,
  writtenAt: "2026-06-05T12:00:00.000Z",
  hiddenUntil: null,
  caught: [],
  reports: [],
};

const author = { _id: "3", url: "sam", name: "Sam", thumbnail: "" };
const CHANGES = [
  phoneChange("1", { author }),
  phoneChange("2", { author }),
  phoneChange("3", { author, type: "newShop" }),
];

const waiting = (kind: Waiting["kind"], ref: string, more: Partial<Waiting> = {}): Waiting => ({
  id: `${kind}-${ref}`,
  kind,
  isSevere: false,
  title: `Shop ${ref}`,
  person: "Sam",
  since: "2026-06-05T12:00:00.000Z",
  openBy: [],
  ...more,
});

const ALL = [
  waiting("reportedReviews", "7", { title: "De Stille Trom", isSevere: true }),
  ...CHANGES.map(({ _id }) => waiting("userChanges", _id, { since: "2026-06-09T13:00:00.000Z" })),
  waiting("deals", "4", { title: "Two for one", person: null }),
];

function openedOf({ kind, id }: Waiting): OpenedCase {
  const reviews = { room: "reviews" as const, history: null, fresh: [], reported: [REVIEW] };
  if (kind === "reportedReviews") return reviews;
  if (kind === "deals") return { room: "elsewhere", path: `/dashboard/deals/deal?id=${id}` };
  return {
    room: "changes",
    of: "user",
    changes: CHANGES,
    hours: null,
    place: null,
    sentences: {},
    history: null,
  };
}

const COUNTS = {
  ...Object.fromEntries(ROOMS.flatMap(({ toDo }) => Object.keys(toDo).map((kind) => [kind, 0]))),
  reportedReviews: 1,
  userChanges: 3,
  deals: 1,
} as ToDoCounts;

interface Site {
  answers?: (path: string, body: { changeId?: string }) => Response;
  others?: string[] | null;
}

/** The queue on a site that forgets what was decided, as the real one does. Returns what is sent. */
function show({ answers = () => Response.json({}), others = null }: Site = {}, query = "") {
  const sent: object[] = [];
  const told: (string | null)[] = [];
  const decided = new Set<string>();
  const elsewhere = new Set<string>();
  let evaHas: string | null = null;
  const first: Waiting[] = [];
  const added: Waiting[] = [];
  const left = () => [...first, ...ALL, ...added].filter(({ id }) => !decided.has(id.split("-")[1] ?? ""));
  const decidedBy = (by: string) => [...elsewhere].map((id) => ({ id: `userChanges-${id}`, by }));
  const openBy = (id: string) => (id === evaHas ? ["Eva"] : []);
  const queue = () => ({
    items: left().map((one) => ({ ...one, openBy: openBy(one.id) })),
    decided: decidedBy("Eva"),
    counts: { ...COUNTS, deals: 1 + added.length },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path === "/api/dashboard/queue" && method === "POST") told.push(JSON.parse(String(body)).id);
    if (path === "/api/dashboard/queue") return Response.json(queue());
    const asked = JSON.parse(String(body)) as { changeId?: string; reviewId?: string };
    sent.push({ path, ...asked });
    const answer = answers(path, asked);
    if (answer.ok || answer.status === 409) decided.add(asked.changeId ?? asked.reviewId ?? "");
    return answer;
  });
  function loader({ request }: { request: Request }): QueueRoomProps {
    const items = left();
    const askedId = new URL(request.url).searchParams.get("id");
    const chosen = items.find(({ id }) => id === askedId) ?? items[0];
    return {
      path: PATH,
      counts: COUNTS,
      page: { items, total: items.length, page: 1, pageCount: 1 },
      chosenId: chosen?.id ?? null,
      missingId: askedId === (chosen?.id ?? null) ? null : askedId,
      opened: chosen ? openedOf(chosen) : null,
      others,
      now: NOW,
      pictureBase: "",
    };
  }
  function Page() {
    useWatchQueue(COUNTS);
    const permissions = { admin: true, mod: false, shopAdmin: [], brandAdmin: [] };
    return (
      <I18nProvider i18n={i18n}>
        <RoomNav permissions={permissions} counts={COUNTS} current={PATH} />
        <QueueRoom {...useLoaderData<QueueRoomProps>()} />
      </I18nProvider>
    );
  }
  const route = { path: PATH, element: <Page />, loader, HydrateFallback: () => null };
  const router = createMemoryRouter([route, { path: "*", element: null }], {
    initialEntries: [PATH + query],
  });
  render(<RouterProvider router={router} />);
  return {
    sent,
    told,
    decideElsewhere(id: string) {
      decided.add(id);
      elsewhere.add(id);
    },
    openElsewhere(id: string | null) {
      evaHas = id;
    },
    comeIn: (one: Waiting, { isFirst = false } = {}) => (isFirst ? first : added).push(one),
    back: () => void router.navigate(-1),
  };
}

const rows = () =>
  [...screen.getByRole("list", { name: "All that waits" }).children].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });
const waitingIn = (room: string) =>
  screen.getByRole("navigation").querySelector(`a[href="${room}"]`)?.lastElementChild?.textContent;
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

test("each row says what it is, since when, the thing and the person, in the order it was given", async () => {
  show();
  await heading("De Stille Trom");
  expect(rows()).toEqual([
    "Reported review5 days agoDe Stille Trom · Sam",
    "SuggestiontodayShop 1 · Sam",
    "SuggestiontodayShop 2 · Sam",
    "SuggestiontodayShop 3 · Sam",
    "Deal5 days agoTwo for one",
  ]);
});

test("a decision leads to the next case, of another room, whose heading takes the focus, and the counts fall at once", async () => {
  const { sent } = show();
  await heading("De Stille Trom");
  expect([waitingIn(PATH), waitingIn("/dashboard/reviews")]).toEqual(["5", "1"]);
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  expect([waitingIn(PATH), waitingIn("/dashboard/changes/user")]).toEqual(["4", "3"]);
  expect(sent).toEqual([]);
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  expect(rows()).toHaveLength(3);
  await sendNow();
  await waitFor(() => expect(sent).toMatchObject([{ reviewId: "7" }, { changeId: "1", approve: true }]));
});

test("undone it is open again in its place, and nothing was sent", async () => {
  const { sent } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  key("u");
  await waitFor(() => expect(focused()).toBe("De Stille Trom"));
  expect(rows()).toHaveLength(5);
  expect(waitingIn(PATH)).toBe("5");
  expect(sent).toEqual([]);
});

test("l puts a case off behind all others", async () => {
  show();
  await heading("De Stille Trom");
  key("l");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  expect(rows().at(-1)).toContain("De Stille Trom");
});

test("what another admin decided meanwhile stays away, and one is told who it was", async () => {
  const reason = DECIDED_ALREADY.with({ name: "Eva" });
  const refused = { errors: [{ ...reason, param: "changeId" }] };
  show({ answers: () => Response.json(refused, { status: 409 }) }, "?id=userChanges-1");
  await heading("Shop 1");
  key("a");
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Shop 1Eva got there first and has already decided."),
  );
  expect(rows()).toHaveLength(4);
});

test("whoever comes back from another tab is told what became of the list, which stays as it is", async () => {
  const { decideElsewhere } = show();
  await heading("De Stille Trom");
  decideElsewhere("2");
  fireEvent(document, new Event("visibilitychange"));
  await screen.findByText("Others have decided 1 of these.");
  expect(rows()).toHaveLength(5);
});

test("what is open stays open when somebody else decides it, and no key decides another in its place", async () => {
  const { sent, decideElsewhere } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  decideElsewhere("1");
  await sendNow();
  await screen.findByText(/may be decided already/);
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  key("a");
  key("j");
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  expect(rows()).toHaveLength(3);
  expect(sent).toHaveLength(1);
});

test("what came before others comes in when it is asked for, and not with the next case", async () => {
  const { comeIn } = show();
  await heading("De Stille Trom");
  comeIn(waiting("deals", "9", { title: "The third for nothing" }), { isFirst: true });
  key("j");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  await screen.findByText("1 new case.");
  expect(rows()).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Show the list as it is now" }));
  await waitFor(() => expect(rows()[0]).toContain("The third for nothing"));
  expect(rows()).toHaveLength(6);
});

test("whoever goes back to a case that is held back is led to the one that is shown in its place", async () => {
  const { back } = show();
  await heading("De Stille Trom");
  key("a");
  await waitFor(() => expect(focused()).toBe("Shop 1"));
  back();
  await waitFor(() => expect(screen.getByText(/One moment/)).toBeTruthy());
  await waitFor(() => expect(focused()).toBe("Shop 1"));
});

test("what comes and goes meanwhile is counted and told, and the list stays as it is until it is asked for", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { decideElsewhere, comeIn } = show();
  await heading("De Stille Trom");
  // What is drawn may be found before its effects have run.
  await act(async () => undefined);
  decideElsewhere("2");
  comeIn(waiting("deals", "9", { title: "The third for nothing" }));
  vi.advanceTimersByTime(30_000);
  await screen.findByText("1 new case. Others have decided 1 of these.");
  expect(rows()).toHaveLength(5);
  expect([waitingIn(PATH), waitingIn("/dashboard/deals")]).toEqual(["6", "2"]);
  const shown = screen.getByRole("button", { name: "Show the list as it is now" });
  shown.focus();
  fireEvent.click(shown);
  await waitFor(() => expect(rows().at(-1)).toContain("The third for nothing"));
  expect(rows()).toHaveLength(5);
  expect(shown.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});

test("who else has a case open is told in its row and beside it, for as long as it is so", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { told, openElsewhere } = show();
  await heading("De Stille Trom");
  await act(async () => undefined);
  expect(told).toEqual(["reportedReviews-7"]);
  openElsewhere("reportedReviews-7");
  vi.advanceTimersByTime(30_000);
  expect(await screen.findAllByText("Eva has this open.")).toHaveLength(2);
  expect(told).toHaveLength(2);
  openElsewhere(null);
  vi.advanceTimersByTime(30_000);
  await waitFor(() => expect(screen.queryByText("Eva has this open.")).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Approve" }).disabled).toBe(false);
  cleanup();
  expect(told.at(-1)).toBeNull();
});

test("what somebody else decides while it is open says who, its keys decide nothing, and the focus goes there", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { sent, decideElsewhere } = show({}, "?id=userChanges-1");
  await heading("Shop 1");
  await act(async () => undefined);
  screen.getByRole("button", { name: "Accept" }).focus();
  decideElsewhere("1");
  vi.advanceTimersByTime(30_000);
  expect(await screen.findAllByText("Eva has decided this.")).toHaveLength(2);
  expect(focused()).toBe("Eva has decided this.");
  key("a");
  expect(rows()).toHaveLength(5);
  expect(sent).toEqual([]);
});

test("nothing is asked while the page is not seen", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { comeIn } = show();
  await heading("De Stille Trom");
  comeIn(waiting("deals", "9"));
  vi.advanceTimersByTime(90_000);
  await act(async () => undefined);
  expect(waitingIn(PATH)).toBe("5");
});

test("of one’s own it is said who can decide, and neither the buttons nor the keys do", async () => {
  const { sent } = show({ others: ["Eva", "Mo"] });
  await heading("De Stille Trom");
  expect(screen.getByText(/Who can: Eva or Mo\./)).toBeTruthy();
  key("a");
  key("r");
  expect(rows()).toHaveLength(5);
  expect(document.activeElement).toBe(document.body);
  expect(sent).toEqual([]);
});

test("all of one person are accepted at once, without what needs a look of its own, which is named with why", async () => {
  const { sent } = show({}, "?id=userChanges-1");
  await heading("Shop 1");
  expect(screen.getByText(/^Shop 3: a new shop/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Accept 2", hidden: true }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await sendNow();
  await waitFor(() => expect(sent).toMatchObject([{ changeId: "1" }, { changeId: "2" }]));
});

test("all of one person that fail in part are in the list again as far as they were not decided", async () => {
  const failing = (_: string, { changeId }: { changeId?: string }) =>
    changeId === "2" ? Response.json({ errors: [] }, { status: 503 }) : Response.json({});
  show({ answers: failing }, "?id=userChanges-1");
  await heading("Shop 1");
  fireEvent.click(screen.getByRole("button", { name: "Accept 2", hidden: true }));
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Error handling userchange :("),
  );
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows().some((row) => row?.includes("Shop 2"))).toBe(true);
});
