import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callsOfEditor } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { TICKET_LIST, type TicketThread, type TicketValues } from "../../ticket-fields.ts";
import { TicketRoom } from "./ticket-room.tsx";

interface Sent {
  rev: string;
  changes: object;
}

const calls = callsOfEditor<Sent>();
let rev: string;

beforeEach(() => {
  rev = "one";
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const VALUES: TicketValues = {
  openedAt: "2026-11-20T10:00:00Z",
  saidAt: "2026-11-20T10:00:00Z",
  state: "open",
  kind: "contact",
  subject: "mistake",
  name: "Mies",
  email: "mies@example.org",
  about: "/de/coffeeshop/de-reiger",
  shopName: null,
  cityName: null,
  role: null,
  proof: null,
  website: null,
  message: "The hours are wrong.",
};

const FIRST = { _id: "1", isStaff: true, by: null, text: "Which day?", writtenAt: "2026-11-20T11:00:00Z" };

/** What is there in the version `two`. */
const SECOND = {
  _id: "2",
  isStaff: true,
  by: "Eva",
  text: "On Sunday.",
  writtenAt: "2026-11-20T12:00:00Z",
};

function ticketOf(id: number, values: Partial<TicketValues> = {}): TicketThread {
  return {
    id,
    rev,
    values: { ...VALUES, ...values },
    shown: {
      locale: "cz",
      replyCount: 1,
      isOwn: false,
      account: null,
      shop: null,
      assignee: null,
      assignments: [],
      replies: rev === "two" ? [FIRST, SECOND] : [FIRST],
    },
  };
}

const PATH = "/dashboard/support";

type Loaded = Pick<ComponentProps<typeof TicketRoom>, "query" | "page" | "ticket">;

interface Reader {
  isAdmin?: boolean;
  isOwn?: boolean;
  accountId?: number;
}

/** The room at an address, of two tickets. */
async function open(
  query: string,
  values: Partial<TicketValues> = {},
  { isAdmin = true, isOwn = false, accountId = 1 }: Reader = {},
) {
  const Stub = createRoutesStub([
    {
      path: PATH,
      loader: ({ request }) => {
        const search = new URL(request.url).searchParams;
        const id = search.get("id");
        const ticket = id && ticketOf(Number(id), values);
        return {
          query: readListQuery(TICKET_LIST, search),
          page: { items: [ticketOf(7, values), ticketOf(8, values)], total: 2, page: 1, pageCount: 1 },
          ticket: ticket ? { ...ticket, shown: { ...ticket.shown, isOwn } } : null,
        };
      },
      HydrateFallback: () => null,
      Component: ({ loaderData }) => (
        <TicketRoom
          path={PATH}
          title="Questions"
          isMissing={false}
          accountId={accountId}
          isAdmin={isAdmin}
          admins={[]}
          {...(loaderData as Loaded)}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub initialEntries={[PATH + query]} />
    </I18nProvider>,
  );
  await screen.findAllByText(/#7/);
  // What is drawn may be found before its effects have run.
  await act(async () => undefined);
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^(?:Your answer|Write back)/ });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const OK = { status: 200, body: { _id: "7", rev: "two" } };

test("the list leads to a ticket and keeps what was asked for, and j and k go on from there", async () => {
  await open("?state=open&q=hours");
  const links = screen.getAllByRole("link", { name: /#[78]/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `${PATH}?q=hours&state=open&id=7`,
    `${PATH}?q=hours&state=open&id=8`,
  ]);
  fireEvent.click(links[0] as HTMLElement);
  await waitFor(() => expect(heading()).toMatch(/^#7/));
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(heading()).toMatch(/^#8/));
  fireEvent.keyDown(document.body, { key: "k" });
  await waitFor(() => expect(heading()).toMatch(/^#7/));
});

test("a leads to the answer and r to closing, and what was said stands in its order and language", async () => {
  await open("?id=7");
  fireEvent.keyDown(document.body, { key: "a" });
  expect(document.activeElement).toBe(field());
  field().blur();
  fireEvent.keyDown(document.body, { key: "r" });
  expect(document.activeElement?.textContent).toBe("Close");
  const said = screen.getByText("The hours are wrong.");
  expect(said.getAttribute("lang")).toBe("cs");
  const answer = screen.getByText("Which day?");
  expect(said.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const about = screen.getByRole("link", { name: "/de/coffeeshop/de-reiger" });
  expect(about.getAttribute("href")).toBe("/coffeeshop/de-reiger");
});

test("an answer is sent with the version that was read, and the field is empty once it has arrived", async () => {
  await open("?id=7");
  type("On Monday.");
  calls.answers.push(OK);
  press("Answer and close");
  await sendNow();
  await screen.findByText("It’s on its way, and the question is closed.");
  expect(calls.sent).toMatchObject([{ rev: "one", changes: { reply: "On Monday.", state: "closed" } }]);
  expect(field().value).toBe("");
});

test("Ctrl and Enter answers, and Enter alone begins a line", async () => {
  await open("?id=7");
  type("On Monday.");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(calls.sent).toEqual([]);
  calls.answers.push(OK);
  fireEvent.keyDown(field(), { key: "Enter", ctrlKey: true });
  await sendNow();
  await screen.findByText("It’s on its way.");
  expect(calls.sent).toMatchObject([{ changes: { reply: "On Monday." } }]);
});

test("nothing is not sent, and what is too long is said at the field", async () => {
  await open("?id=7");
  type("   ");
  press("Answer");
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(calls.sent).toEqual([]);
  type("Much");
  expect(field().getAttribute("aria-invalid")).toBeNull();
  calls.answers.push({ status: 400, body: { errors: [{ msg: "Must have …", param: "changes.reply" }] } });
  press("Answer");
  await sendNow();
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  expect(field().value).toBe("Much");
});

test.each([
  [401, {}, /no longer logged in/],
  [403, {}, /no longer allowed/],
  [404, {}, /no longer exists/],
  [500, {}, /nothing is lost/],
  [409, { errors: [{ msg: "Wait for an answer first", param: "reply" }] }, /Wait for the next one/],
])("what is refused with %d stays in the field and on the device", async (status, body, words) => {
  await open("?id=7");
  type("On Monday.");
  calls.answers.push({ status, body });
  press("Answer");
  await sendNow();
  await screen.findByText(words);
  expect(field().value).toBe("On Monday.");
  cleanup();
  await open("?id=7");
  expect(field().value).toBe("On Monday.");
  cleanup();
  await open("?id=7", {}, { accountId: 2 });
  expect(field().value).toBe("");
});

test("without a network it says so, and nothing is lost", async () => {
  await open("?id=7");
  type("On Monday.");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  press("Answer");
  await sendNow();
  await screen.findByText(/You’re offline/);
  expect(field().value).toBe("On Monday.");
});

test("who is second sees what was said in between, and sends theirs with that version", async () => {
  await open("?id=7");
  type("On Monday.");
  rev = "two";
  calls.answers.push({ status: 409, body: { errors: [], current: { _id: "7", rev } } }, OK);
  press("Answer");
  await sendNow();
  await screen.findByText(/said in between/);
  await screen.findByText("On Sunday.");
  expect(field().value).toBe("On Monday.");
  press("Answer");
  await sendNow();
  await screen.findByText("It’s on its way.");
  expect(calls.sent.map((one) => one.rev)).toEqual(["one", "two"]);
});

test("an answer can be taken back for a while, also from the next ticket, and stays in the field", async () => {
  await open("?id=7");
  type("On Monday.");
  press("Answer");
  await screen.findByText(/^Answer: #7/);
  expect(field().readOnly).toBe(true);
  press("Undo");
  await waitFor(() => expect(field().readOnly).toBe(false));
  expect([field().value, calls.sent]).toEqual(["On Monday.", []]);
  press("Answer");
  field().blur();
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(heading()).toMatch(/^#8/));
  calls.answers.push(OK);
  await sendNow();
  await waitFor(() => expect(calls.sent).toMatchObject([{ _id: "7", changes: { reply: "On Monday." } }]));
  fireEvent.keyDown(document.body, { key: "k" });
  await waitFor(() => expect(heading()).toMatch(/^#7/));
  expect(field().value).toBe("");
});

test("a ticket is closed without a word, and what is typed meanwhile stays", async () => {
  await open("?id=7");
  type("Perhaps");
  calls.answers.push(OK);
  press("Close");
  await sendNow();
  await screen.findByText(/^Closed\./);
  expect(calls.sent).toMatchObject([{ changes: { state: "closed" } }]);
  expect(field().value).toBe("Perhaps");
});

test("whoever asked writes back as themselves, and is told nothing of how they are reached", async () => {
  await open("?id=7", { state: "closed" }, { isAdmin: false, isOwn: true });
  expect(screen.getByText("You")).toBeTruthy();
  expect(screen.getByText("The people who run this site")).toBeTruthy();
  expect(screen.queryByText("mies@example.org")).toBeNull();
  expect(screen.queryByRole("button", { name: "Answer and close" })).toBeNull();
  type("It is still wrong.");
  calls.answers.push(OK);
  press("Send");
  await sendNow();
  await screen.findByText("It’s on its way.");
  expect(calls.sent).toMatchObject([{ changes: { reply: "It is still wrong." } }]);
});
