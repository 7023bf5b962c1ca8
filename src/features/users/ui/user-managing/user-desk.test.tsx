import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { RoleOfUser, UserDetails } from "../../user-fields.ts";
import type { Written } from "../../written.ts";
import { UserDesk } from "./user-desk.tsx";

/** Another one once something was saved. */
let rev = "r";

afterEach(() => {
  rev = "r";
  cleanup();
  vi.unstubAllGlobals();
});

const MOD: RoleOfUser = { role: "mod", item: null, itemName: null };
const OWNER: RoleOfUser = { role: "shopAdmin", item: "andersom", itemName: "Andersom" };
const ADMIN: RoleOfUser = { role: "admin", item: null, itemName: null };

type Besides = Partial<Pick<UserDetails["shown"], "suspension" | "proposal" | "hasSecondAdmin">>;

const REMOVED: Written = {
  id: "review-3",
  kind: "review",
  state: "removed",
  text: "Friendly people.",
  item: { type: "shop", id: "1", url: "andersom", name: "Andersom", path: "/coffeeshop/andersom" },
  picture: null,
  at: "2026-11-20T13:15:00Z",
  path: "/moderation/12",
  decisionId: "12",
};

function show(
  roles: RoleOfUser[],
  accountId = 1,
  { written = [], resets = [], ...besides }: Besides & { written?: Written[]; resets?: string[] } = {},
) {
  const doings = { reviews: 2, suggestions: 1, reports: 1, openReports: 0 };
  const time = "2026-11-21T13:15:00Z";
  const sessions = [{ _id: "5", device: "Firefox on Linux", startedAt: time, usedAt: time }];
  const user: UserDetails = {
    id: 9,
    rev,
    values: { name: "Lies", url: "lies", joinedAt: time },
    shown: {
      roles,
      isSample: false,
      sessions,
      suspension: null,
      proposal: null,
      hasSecondAdmin: true,
      doings,
      ...besides,
    },
  };
  const ways = { providers: ["google"], isApp: false, path: "/dashboard/users/user?id=9" } as const;
  const Desk = () => (
    <UserDesk
      user={{ ...user, rev: useLoaderData() }}
      accountId={accountId}
      ways={ways}
      sentences={{}}
      written={{ items: written, total: written.length, page: 1, pageCount: 1 }}
      resets={resets}
    />
  );
  const Page = createRoutesStub([{ path: "/", id: "desk", loader: () => rev, Component: Desk }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page hydrationData={{ loaderData: { desk: rev } }} />
    </I18nProvider>,
  );
}

function answering(status: number, answer: object = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    if (status === 200) rev = "later";
    return Response.json(answer, { status });
  });
  return sent;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("a role is taken away by one press, and the page says from when it counts", async () => {
  const sent = answering(200);
  show([MOD, OWNER]);
  await press("Take away: Speaks for a shop: Andersom");
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { take: { role: "shopAdmin", item: "andersom" } } }]);
  screen.getByText(/^Done/);
});

test("after a role was given its form is a new one, and the focus is at what is told", async () => {
  answering(200);
  show([]);
  const button = screen.getByRole("button", { name: "Give this role" });
  button.focus();
  await press("Give this role");
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe("Done. It counts from their next step on.");
});

test("a session is ended by one press, and what fails is said", async () => {
  const sent = answering(409, { errors: [], current: {} });
  show([]);
  await press("Log out: Firefox on Linux");
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { endSession: 5 } }]);
  screen.getByText(/^Nothing was changed/);
});

test("a shop is chosen by its name, with its town, and a moderator has none", async () => {
  const sent = answering(200);
  const shops = [
    { _id: "4", url: "andersom", name: "Andersom", type: "coffeeshop", place: "Utrecht" },
    { _id: "5", url: "andersom-2", name: "Andersom", type: "coffeeshop", place: "Breda" },
  ];
  const call = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) =>
    init?.body ? call(address, init) : Promise.resolve(Response.json({ shops })),
  );
  show([]);
  const role = screen.getByRole("combobox", { name: /^Role/ });
  expect(screen.queryByLabelText(/^Shop/)).toBeNull();
  fireEvent.change(role, { target: { value: "shopAdmin" } });
  fireEvent.change(screen.getByRole("searchbox", { name: /^Shop/ }), { target: { value: "anders" } });
  fireEvent.click(await screen.findByRole("button", { name: "Andersom Breda" }));
  screen.getByRole("button", { name: "Andersom: remove" });
  await press("Give this role");
  expect(sent).toEqual([
    { _id: "9", rev: "r", changes: { give: { role: "shopAdmin", item: "andersom-2" } } },
  ]);
});

test("a role without the shop that it is of is refused beside its field", async () => {
  answering(409, { errors: [{ msg: "There is no such shop or brand", param: "changes.give.item" }] });
  show([]);
  fireEvent.change(screen.getByRole("combobox", { name: /^Role/ }), { target: { value: "shopAdmin" } });
  await press("Give this role");
  screen.getByText("Search for it by its name and choose it from the list.");
  fireEvent.change(screen.getByRole("combobox", { name: /^Role/ }), { target: { value: "mod" } });
  expect(screen.queryByText(/^Search for it/)).toBeNull();
});

test("whoever logged in long ago is asked to do it again", async () => {
  answering(403, { errors: [{ msg: "Sign in again first", param: "session" }] });
  show([]);
  await press("Give this role");
  screen.getByRole("dialog", { name: "Log in again first" });
});

test("an admin is proposed, agreed to and declined with a press each", async () => {
  const sent = answering(200);
  const change = { role: "admin", item: null };
  show([]);
  await press("Propose as an admin");
  screen.getByText("Done.");
  cleanup();
  show([ADMIN], 1, { proposal: { change: "take", proposerId: 2, proposerName: "Eva" } });
  screen.getByText("Eva proposes that Lies is no admin any more. It counts at once when you agree.");
  await press("Agree: Lies is no admin any more");
  screen.getByText("Done. It counts from their next step on.");
  await press("Decline");
  screen.getByText("Done.");
  cleanup();
  show([], 1, { proposal: { change: "give", proposerId: 1, proposerName: "Ada" } });
  expect(screen.queryByRole("button", { name: /^Agree/ })).toBeNull();
  await press("Withdraw the proposal");
  expect(sent.map((body) => (body as { changes: object }).changes)).toEqual([
    { give: change },
    { take: change },
    { drop: true },
    { drop: true },
  ]);
});

test("where there is no second admin it is said where an admin is made", () => {
  show([], 1, { hasSecondAdmin: false });
  screen.getByText(/it’s done on the command line/);
  expect(screen.queryByRole("button", { name: /^Propose/ })).toBeNull();
});

test("nobody is offered to take the role of an admin alone, or to change their own", () => {
  show([ADMIN]);
  expect(screen.queryByRole("button", { name: /^Take away/ })).toBeNull();
  cleanup();
  show([MOD], 9);
  expect(screen.queryByRole("button", { name: /^Take away|^Give/ })).toBeNull();
});

test("somebody is suspended for a reason, with the facts and an end", async () => {
  const sent = answering(200);
  show([]);
  const [reason] = screen.getAllByLabelText(/^Reason/);
  const [facts] = screen.getAllByLabelText(/^The facts/);
  fireEvent.change(reason as HTMLElement, { target: { value: "hate" } });
  fireEvent.change(screen.getByLabelText(/^For how long/), { target: { value: "30" } });
  fireEvent.input(facts as HTMLElement, { target: { value: "Called other guests names." } });
  await press("Suspend");
  const suspend = { reason: "hate", explanation: "Called other guests names.", days: 30 };
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { suspend } }]);
});

test("without a reason nothing is sent, and the last admin is said where they are", async () => {
  const sent = answering(409, { errors: [{ msg: "Is the last admin", param: "changes.suspend" }] });
  show([]);
  await press("Suspend");
  expect(sent).toEqual([]);
  const [reason] = screen.getAllByLabelText(/^Reason/);
  const [facts] = screen.getAllByLabelText<HTMLTextAreaElement>(/^The facts/);
  fireEvent.change(reason as HTMLElement, { target: { value: "hate" } });
  fireEvent.input(facts as HTMLElement, { target: { value: "Called other guests names." } });
  await press("Suspend");
  screen.getByText("This is the last admin who can do anything here.");
  expect(facts?.value).toBe("Called other guests names.");
});

test("what holds is shown with its end, and lifted by one press", async () => {
  const sent = answering(200);
  show([], 1, { suspension: { until: null, decisionId: 12, reason: "hate" } });
  screen.getByText("Suspended until an admin lifts it");
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
  await press("Lift the suspension");
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { lift: true } }]);
});

test("what somebody says of themselves is reset for a reason", async () => {
  const sent = answering(200);
  show([], 1, { suspension: { until: null, decisionId: 12, reason: "hate" } });
  fireEvent.click(screen.getByLabelText("Self-description"));
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "hate" } });
  fireEvent.input(screen.getByLabelText(/^The facts/), { target: { value: "It insults other guests." } });
  await press("Reset");
  const reset = { reason: "hate", explanation: "It insults other guests.", resets: ["bio"] };
  expect(sent).toEqual([{ _id: "9", rev: "r", changes: { reset } }]);
});

test("nobody is offered to suspend themselves", () => {
  show([], 9);
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
});

test("what was removed wrongly is put back with the reason that its author reads", async () => {
  const sent = answering(200);
  show([], 1, { written: [REMOVED] });
  expect(screen.getByRole("link", { name: "Review: Andersom" }).getAttribute("href")).toContain(
    "/moderation/12",
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo the removal: Review: Andersom" }));
  const facts = screen.getAllByLabelText("The facts, for its author").at(-1) as HTMLElement;
  expect(document.activeElement).toBe(facts);
  fireEvent.change(facts, { target: { value: "It was about your own visit." } });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Put it back" }));
  });
  expect(sent).toEqual([{ decisionId: "12", explanation: "It was about your own visit." }]);
});

test("the form of an undoing closes without sending, keeps what was typed, and gives the focus back", async () => {
  show([], 1, { written: [REMOVED] });
  const name = "Undo the removal: Review: Andersom";
  fireEvent.click(await screen.findByRole("button", { name }));
  const field = () => screen.getAllByLabelText(/^The facts/).at(-1) as HTMLTextAreaElement;
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: "It was a misunderstanding." } });
  fireEvent.click(screen.getByRole("button", { name: "Leave it as it is" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name }));
  expect(screen.queryByRole("button", { name: "Put it back" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name }));
  expect(field().value).toBe("It was a misunderstanding.");
});

test("a reset that was wrong is undone where a profile is reset", async () => {
  const sent = answering(200);
  show([], 1, { resets: ["15", "12"] });
  await press("Undo the reset: Lies");
  // Behind those of the form that resets.
  const facts = screen.getAllByLabelText(/^The facts/).at(-1) as HTMLElement;
  fireEvent.change(facts, { target: { value: "It is their own name after all." } });
  await press("Put it back");
  expect(sent).toEqual([{ decisionId: "15", explanation: "It is their own name after all." }]);
});
