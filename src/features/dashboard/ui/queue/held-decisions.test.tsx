import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "#platform/http-client.ts";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { QueuePage } from "./queue-page.tsx";
import { useDecisions } from "./use-decisions.ts";

const PATH = "/letters";
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

let sent: string[];
let refusal: Error | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Letters() {
  const [query] = useSearchParams();
  const items = ["1", "2", "3", "4"].map((id) => ({ id }));
  const decisions = useDecisions(
    items,
    { path: PATH, chosenId: query.get("id") ?? "1", missingId: null },
    { failed: "That didn’t work." },
  );
  async function send(id: string) {
    sent.push(id);
    if (refusal) throw refusal;
  }
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <QueuePage
        decisions={decisions}
        lists={[{ label: "Letters", items: decisions.items.map(({ id }) => ({ id, title: id, text: "" })) }]}
        empty="Nothing waits."
      >
        {(chosen) => (
          <>
            <CaseHeading>Letter {chosen.id}</CaseHeading>
            <button
              type="button"
              data-key="a"
              onClick={() =>
                decisions.decide(chosen, { outcome: "Accepted", name: `Letter ${chosen.id}` }, () =>
                  send(chosen.id),
                )
              }
            >
              Accept
            </button>
          </>
        )}
      </QueuePage>
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: PATH, element: <Letters /> },
      { path: "/elsewhere", element: <p>Elsewhere</p> },
    ],
    { initialEntries: [PATH] },
  );
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const accept = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Accept" })));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const undo = () => screen.queryByRole("button", { name: "Undo" });
const pill = () => screen.getByText(/^Accepted: /).closest<HTMLElement>("[aria-busy]")!;
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

test("a decision is told at once and sent after ten seconds, and the case is gone meanwhile", async () => {
  open();
  await accept();
  expect(pill().textContent).toContain("Accepted: Letter 1.");
  expect(rows()).toEqual(["2", "3", "4"]);
  await pass(9);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(["1"]);
  expect(undo()).toBeNull();
});

test("taken back, by its button or by u, it is never sent, and the case is on the screen again", async () => {
  open();
  await accept();
  await act(async () => fireEvent.click(undo()!));
  expect([rows(), heading()]).toEqual([["1", "2", "3", "4"], "Letter 1"]);
  await accept();
  await act(async () => fireEvent.keyDown(document.body, { key: "u" }));
  expect(heading()).toBe("Letter 1");
  await pass(20);
  expect(sent).toEqual([]);
  expect(screen.queryByRole("alert")?.textContent).toBe("");
});

test("it waits while it is pointed at or has the focus, and while the page is hidden", async () => {
  open();
  await accept();
  fireEvent.pointerEnter(pill());
  await pass(20);
  fireEvent.focus(undo()!);
  fireEvent.pointerLeave(pill());
  await pass(20);
  fireEvent.blur(undo()!);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await pass(20);
  expect(sent).toEqual([]);
  hidden.mockReturnValue(false);
  await pass(10);
  expect(sent).toEqual(["1"]);
});

test("the two made last can be taken back, the last one first; a third one sends the first", async () => {
  open();
  await accept();
  await accept();
  expect(sent).toEqual([]);
  await accept();
  expect(sent).toEqual(["1"]);
  await act(async () => fireEvent.click(undo()!));
  expect(pill().textContent).toContain("Accepted: Letter 2.");
  await act(async () => fireEvent.click(undo()!));
  expect(rows()).toEqual(["2", "3", "4"]);
});

test("whoever doesn’t want to wait sends all at once", async () => {
  open();
  await accept();
  await accept();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Do it now" })));
  expect(sent).toEqual(["1", "2"]);
  await pass(20);
  expect(sent).toEqual(["1", "2"]);
});

test("none is lost: it is sent once when the page is left, and when it is closed", async () => {
  open();
  await accept();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Elsewhere" })));
  expect(sent).toEqual(["1"]);
  cleanup();
  open();
  await accept();
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  cleanup();
  expect(sent).toEqual(["1", "1"]);
});

test("one that fails is in the list again, with the reason", async () => {
  refusal = new CallFailed(500, []);
  open();
  await accept();
  await pass(10);
  expect(rows()).toEqual(["1", "2", "3", "4"]);
  expect(screen.getByRole("alert").textContent).toContain("That didn’t work.");
});

test("two that fail are each told by name, until the next decision", async () => {
  refusal = new CallFailed(500, []);
  open();
  await accept();
  await accept();
  await pass(10);
  expect(screen.getByRole("alert").textContent).toBe("Letter 1That didn’t work.Letter 2That didn’t work.");
  await accept();
  expect(screen.getByRole("alert").textContent).toBe("");
});
