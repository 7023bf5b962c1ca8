import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { vi } from "vitest";
import { phoneChange } from "#features/contributions/user-change.test-support.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { ROOMS, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { useWatchQueue } from "#features/dashboard/ui/queue/watched-queue.ts";
import { RoomNav } from "#features/dashboard/ui/room-nav.tsx";
import type { WaitingNews } from "#features/moderation/waiting-news.ts";
import type { QueuedReview } from "#features/moderation/queue.ts";
import type { TicketThread } from "#features/support/ticket-fields.ts";
import type { OpenedCase } from "../opened-case.ts";
import type { Waiting } from "../waiting.ts";
import { QueueRoom, type QueueRoomProps } from "./queue-room.tsx";

export const PATH = "/dashboard/queue";
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

export const waiting = (kind: Waiting["kind"], ref: string, more: Partial<Waiting> = {}): Waiting => ({
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

const DEAL: WaitingNews = {
  type: "deal",
  item: {
    id: 4,
    rev: "r1",
    values: {
      brand: { _id: "9", name: "Vloeipapier & Zonen" },
      title: { en: "Two for one", source: "en" },
      body: { en: "Only **long** papers.", source: "en" },
      category: "supplies",
      kind: "percent",
      code: null,
      wasCents: 300,
      nowCents: 225,
      url: "https://example.com/two",
      validFrom: "2026-06-12T10:00:00.000Z",
      validTo: "2026-06-19T10:00:00.000Z",
      shops: [],
      products: [],
      isSponsored: false,
    },
    shown: {
      state: "pending",
      rejectedReason: null,
      slug: "two-for-one",
      isSample: false,
      changedAt: "2026-06-05T12:00:00.000Z",
    },
  },
  refusals: [
    {
      id: "1",
      explanation: "The old price was never asked.",
      by: "Eva",
      decidedAt: "2026-06-01T12:00:00.000Z",
    },
  ],
};

const JOB: WaitingNews = {
  type: "job",
  item: {
    id: 6,
    rev: "j1",
    values: {
      shop: { _id: "2", name: "De Stille Trom" },
      brand: null,
      title: { en: "Behind the counter", source: "en" },
      role: "counter",
      description: { en: "You know what is on the menu.", source: "en" },
      requirements: null,
      employment: "partTime",
      hoursLow: 16,
      hoursHigh: 24,
      salaryLowCents: null,
      salaryHighCents: null,
      salaryUnit: null,
      applyBy: "url",
      applyTo: "https://example.com/work",
      validThrough: "2026-07-01T10:00:00.000Z",
    },
    shown: {
      state: "pending",
      rejectedReason: null,
      postedAt: null,
      slug: "behind-the-counter",
      isSample: false,
      applicationCount: 0,
      changedAt: "2026-06-05T12:00:00.000Z",
    },
  },
  refusals: [],
};

const TICKET: TicketThread = {
  id: 5,
  rev: "t1",
  values: {
    openedAt: "2026-06-05T12:00:00.000Z",
    saidAt: "2026-06-05T12:00:00.000Z",
    state: "open",
    kind: "contact",
    subject: "mistake",
    name: "Mies",
    email: "mies@example.org",
    about: null,
    shopName: null,
    cityName: null,
    role: null,
    proof: null,
    website: null,
    message: "The hours are wrong.",
  },
  shown: {
    locale: "nl",
    replyCount: 0,
    isOwn: false,
    account: null,
    shop: null,
    assignee: null,
    assignments: [],
    replies: [],
  },
};

function openedOf({ kind }: Waiting): OpenedCase {
  const reviews = { room: "reviews" as const, history: null, fresh: [], reported: [REVIEW], sentences: {} };
  if (kind === "reportedReviews") return reviews;
  if (kind === "deals")
    return { room: "news", news: DEAL, sentences: { untrue: "Das können wir nicht bestätigen." } };
  if (kind === "jobs") return { room: "news", news: JOB, sentences: {} };
  if (kind === "tickets") return { room: "tickets", ticket: TICKET, admins: [], accountId: 1 };
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
  answers?: (path: string, body: { changeId?: string; _id?: string }) => Response;
  others?: string[] | null;
  /** Who reads. */
  reader?: string;
  /** What waits besides, before all others. */
  first?: Waiting[];
}

/** The queue on a site that forgets what was decided, as the real one does. Returns what is sent. */
export function show(
  { answers = () => Response.json({}), others = null, first = [], reader }: Site = {},
  query = "",
) {
  const sent: object[] = [];
  const told: (string | null)[] = [];
  const decided = new Set<string>();
  const elsewhere = new Map<string, string>();
  let evaHas: string | null = null;
  const added: Waiting[] = [];
  const left = () => [...first, ...ALL, ...added].filter(({ id }) => !decided.has(id.split("-")[1] ?? ""));
  const decidedElsewhere = () => [...elsewhere].map(([id, by]) => ({ id: `userChanges-${id}`, by }));
  const openBy = (id: string) => (id === evaHas ? ["Eva"] : []);
  const queue = () => ({
    items: left().map((one) => ({ ...one, openBy: openBy(one.id) })),
    decided: decidedElsewhere(),
    counts: { ...COUNTS, deals: 1 + added.length },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path.includes("remarks")) return Response.json({ items: [] });
    if (path === "/api/dashboard/queue" && method === "POST") told.push(JSON.parse(String(body)).id);
    if (path === "/api/dashboard/queue") return Response.json(queue());
    if (method === "GET") return Response.json({ items: [] });
    const asked = JSON.parse(String(body)) as { changeId?: string; reviewId?: string; _id?: string };
    const { _id: itemId } = asked;
    sent.push({ path, ...asked });
    const answer = answers(path, asked);
    if (answer.ok || (await answer.clone().text()).includes(DECIDED_ALREADY.msg))
      decided.add(asked.changeId ?? asked.reviewId ?? itemId ?? "");
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
  const root = {
    id: "root",
    loader: () => ({ viewer: reader ? { name: reader } : null }),
    HydrateFallback: () => null,
    children: [route, { path: "*", element: null }],
  };
  const router = createMemoryRouter([root], { initialEntries: [PATH + query] });
  render(<RouterProvider router={router} />);
  return {
    sent,
    told,
    decideElsewhere(id: string, by = "Eva") {
      decided.add(id);
      elsewhere.set(id, by);
    },
    openElsewhere(id: string | null) {
      evaHas = id;
    },
    comeIn: (one: Waiting, { isFirst = false } = {}) => (isFirst ? first : added).push(one),
    back: () => void router.navigate(-1),
  };
}

export const rows = () =>
  [...screen.getByRole("list", { name: "All that waits" }).children].map(({ textContent }) => textContent);
export const focused = () => document.activeElement?.textContent;
export const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });
export const waitingIn = (room: string) =>
  screen.getByRole("navigation").querySelector(`a[href="${room}"]`)?.lastElementChild?.textContent;
export const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
