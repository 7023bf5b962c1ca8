import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CaseHeading } from "./case-heading.tsx";
import { Queue, type QueueProps } from "./queue.tsx";
import { useQueue } from "./use-queue.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PATH = "/letters";
const THREE = ["1", "2", "3"];

/** What the decisions of a test come to; each waits until it is settled. */
interface Sent {
  id: string;
  arrive: () => void;
  fail: (failure: unknown) => void;
}

type Given = Partial<QueueProps> & { ids?: string[]; loadedId?: string; missingId?: string; lacks?: string };

/** A queue of letters in two lists, those from 5 in the second. */
function Letters({ ids = THREE, loadedId, missingId, lacks, sent, ...more }: Given & { sent: Sent[] }) {
  const [query] = useSearchParams();
  const chosenId = loadedId ?? query.get("id");
  const asked = { path: PATH, chosenId, missingId: missingId ?? null };
  const { items, chosen, isMissing, decide } = useQueue(
    ids.map((id) => ({ id })),
    asked,
  );

  function press() {
    if (!chosen) return;
    const send = () =>
      new Promise<void>((arrive, fail) => {
        sent.push({ id: chosen.id, arrive, fail });
      });
    decide(chosen, send, (failure) => failure === "decided").catch(() => undefined);
  }

  const rowsOf = (isSecond: boolean) =>
    items
      .filter(({ id }) => Number(id) >= 5 === isSecond)
      .map(({ id }) => ({ id, title: `Row ${id}`, text: "" }));
  return (
    <>
      {isMissing && <p>Missing</p>}
      <Queue
        path={PATH}
        lists={[
          { label: "First", items: rowsOf(false) },
          { label: "Second", title: "Later", items: rowsOf(true) },
        ]}
        currentId={chosen?.id}
        empty="Nothing waits."
        keyWords={{ next: "next", previous: "previous", accept: "accept", refuse: "refuse" }}
        {...more}
      >
        <CaseHeading>Letter {chosen?.id}</CaseHeading>
        <input aria-label="Name" data-key="r" />
        <input type="checkbox" aria-label="Urgent" />
        <button type="button">Look</button>
        {lacks && (
          <p data-key="why" tabIndex={-1}>
            {lacks}
          </p>
        )}
        <button type="button" data-key="a" disabled={lacks !== undefined} onClick={press}>
          Accept
        </button>
      </Queue>
    </>
  );
}

function show(given: Given = {}, query = ""): Sent[] {
  const sent: Sent[] = [];
  const router = createMemoryRouter([{ path: PATH, element: <Letters {...given} sent={sent} /> }], {
    initialEntries: [PATH + query],
  });
  render(<RouterProvider router={router} />);
  return sent;
}

const shown = () => screen.getByRole("heading", { level: 2, name: /^Letter/ }).textContent;
const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const key = (pressed: string, at: Element = document.body) => fireEvent.keyDown(at, { key: pressed });
const accept = () => fireEvent.click(screen.getByRole("button", { name: "Accept" }));

test("every case is a link to its address, and the chosen one is marked", () => {
  show({}, "?id=2");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([1, 2, 3].map((id) => `${PATH}?id=${id}`));
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true", null]);
  expect(shown()).toBe("Letter 2");
});

test("a list has its title where it has one, and one without cases is not there", () => {
  show();
  expect(screen.queryByRole("list", { name: "Second" })).toBeNull();
  cleanup();
  show({ ids: ["1", "5"] });
  expect(screen.getByRole("list", { name: "First" }).textContent).toBe("Row 1");
  expect(screen.getByRole("region", { name: "Later" }).textContent).toContain("Row 5");
});

test("j and k go down and up through all lists, and no further than their ends", async () => {
  show({ ids: ["1", "5"] });
  key("k");
  expect(shown()).toBe("Letter 1");
  key("j");
  await waitFor(() => expect(shown()).toBe("Letter 5"));
  key("j");
  expect(shown()).toBe("Letter 5");
  key("k");
  await waitFor(() => expect(shown()).toBe("Letter 1"));
});

test("a presses what accepts and r leads to what refuses, in the case and not before it", () => {
  const sent = show();
  key("r");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(sent).toEqual([]);
  key("a");
  expect(sent.map(({ id }) => id)).toEqual(["1"]);
});

test("what cannot be accepted yet leads to what it lacks", () => {
  const sent = show({ lacks: "Say where it is" });
  key("a");
  expect(document.activeElement?.textContent).toBe("Say where it is");
  expect(sent).toEqual([]);
});

test("a page can do something else by a and r", () => {
  const sent = show({
    onAccept: (around) => around.querySelector("button")?.focus(),
    onRefuse: (around) => around.querySelector<HTMLElement>("[type=checkbox]")?.focus(),
  });
  key("a");
  expect(document.activeElement?.textContent).toBe("Look");
  key("r");
  expect(document.activeElement).toBe(screen.getByLabelText("Urgent"));
  expect(sent).toEqual([]);
});

test("a letter that is typed means itself, one with Ctrl, Alt or Meta is the browser’s, and one that is held down counts once", () => {
  const sent = show();
  key("a", screen.getByLabelText("Name"));
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    fireEvent.keyDown(document.body, { key: "a", ...held });
  expect(sent).toEqual([]);
  // What is ticked has no letters.
  key("a", screen.getByLabelText("Urgent"));
  expect(sent).toHaveLength(1);
});

test("only the keys of a queue are kept from the browser", () => {
  show();
  // `fireEvent` returns false for what was prevented.
  expect(["x", "Enter", "A"].map((other) => key(other))).toEqual([true, true, true]);
  expect(["j", "k", "a", "r"].map((own) => key(own))).toEqual([false, false, false, false]);
});

test("one that is decided goes before anything is answered, the next is shown, and its heading takes the focus", async () => {
  const [first, second] = ["Letter 2", "Letter 3"];
  const sent = show();
  expect(document.activeElement).toBe(document.body);
  accept();
  await waitFor(() => expect(shown()).toBe(first));
  expect(rows()).toEqual(["Row 2", "Row 3"]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(first));
  await act(async () => sent[0]?.arrive());
  expect(rows()).toEqual(["Row 2", "Row 3"]);
  accept();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(second));
});

test("after the last of the list comes the one before it, and after the last of all what is said instead takes the focus", async () => {
  show({}, "?id=3");
  accept();
  await waitFor(() => expect(shown()).toBe("Letter 2"));
  accept();
  await waitFor(() => expect(shown()).toBe("Letter 1"));
  accept();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Nothing waits."));
  expect(screen.queryByText("J")).toBeNull();
});

test("the one after is shown while it is loaded, and not the first", async () => {
  show({ loadedId: "2" });
  accept();
  await waitFor(() => expect(shown()).toBe("Letter 3"));
});

test("what could not be decided comes back to its place, and what is decided all the same stays away", async () => {
  const sent = show();
  accept();
  await waitFor(() => expect(shown()).toBe("Letter 2"));
  await act(async () => sent[0]?.fail("away"));
  expect(rows()).toEqual(["Row 1", "Row 2", "Row 3"]);
  expect(shown()).toBe("Letter 2");
  accept();
  await act(async () => sent[1]?.fail("decided"));
  expect(rows()).toEqual(["Row 1", "Row 3"]);
});

test("two that are under way are each answered by themselves", async () => {
  const sent = show();
  accept();
  await waitFor(() => expect(shown()).toBe("Letter 2"));
  accept();
  await waitFor(() => expect(rows()).toEqual(["Row 3"]));
  await act(async () => sent[0]?.fail("away"));
  await act(async () => sent[1]?.arrive());
  expect(rows()).toEqual(["Row 1", "Row 3"]);
});

test("whoever comes for one that does not wait is told so, but not of one that was decided just now", async () => {
  show({ loadedId: "1", missingId: "1" });
  expect(screen.getByText("Missing")).toBeTruthy();
  accept();
  await waitFor(() => expect(screen.queryByText("Missing")).toBeNull());
});

test("a case in the address is scrolled to when the page is opened, without taking the focus", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  show();
  expect(scrolled).not.toHaveBeenCalled();
  cleanup();
  show({}, "?id=2");
  expect(scrolled.mock.contexts).toEqual([screen.getByRole("heading", { level: 2, name: "Letter 2" })]);
  expect(document.activeElement).toBe(document.body);
});

test("the list comes before the case in reading order, beside it or above it", () => {
  for (const isListAbove of [false, true]) {
    show({ isListAbove });
    const [list, heading] = [screen.getByRole("list"), screen.getByRole("heading", { name: "Letter 1" })];
    expect(list.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
  }
});
