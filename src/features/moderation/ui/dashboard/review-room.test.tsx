import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import type { QueuedReview } from "../../queue.ts";
import { ReviewRoom } from "./review-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/reviews";

function review(id: string, change: Partial<QueuedReview> = {}): QueuedReview {
  return {
    id,
    reason: null,
    user: { id: 7, name: "Sam", url: "sam", thumbnail: "/default-profilepic-1.jpg" },
    item: { type: "shop", id: "3", url: `shop-${id}`, name: `Shop ${id}`, path: `/coffeeshop/shop-${id}` },
    state: "pending",
    overall: 4.5,
    aspects: { staff: 5 },
    text: `The words of ${id}.`,
    locale: "en",
    photos: [],
    isSample: false,
    writtenAt: "2026-11-20T10:00:00.000Z",
    hiddenUntil: null,
    reports: [],
    caught: [],
    ...change,
  };
}

const REPORTED = review("1", {
  reason: "hate",
  state: "approved",
  reports: [
    {
      id: "9",
      reason: "hate",
      text: "Second line.",
      isByMember: true,
      isByRule: false,
      reportedAt: "2026-11-21T10:00:00.000Z",
    },
  ],
});

function Room() {
  const [query] = useSearchParams();
  return (
    <ReviewRoom
      path={PATH}
      fresh={[review("2"), review("3")]}
      reported={[REPORTED]}
      chosenId={query.get("id")}
      missingId={null}
      history={null}
      sentences={{ illegal: "It’s against the law.", hate: "It insults people." }}
      pictureBase=""
    />
  );
}

/** The room, on a site that answers decisions as given. Returns what is sent. */
function show(answer: { status: number; body?: object }) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.includes("remarks")) return Response.json({ items: [] });
    sent.push({ path, ...(JSON.parse(String(body)) as object) });
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  const router = createMemoryRouter([{ path: PATH, element: <Room /> }], { initialEntries: [PATH] });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const queued = () =>
  screen.getAllByRole("listitem").flatMap((item) => /Shop \d/.exec(item.textContent) ?? []);
const shown = () => screen.getByText(/^The words of \d\.$/, { selector: "p" }).textContent;

test("the reported one is first, with its reports, and is kept with the id of its author", async () => {
  const sent = show({ status: 200 });
  expect(shown()).toBe("The words of 1.");
  expect(screen.getByText("Second line.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  // Gone before anything is answered, and the next one is shown.
  await waitFor(() => expect(queued()).toEqual(["Shop 2", "Shop 3"]));
  expect(shown()).toBe("The words of 2.");
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([{ path: "/api/approvereview", reviewId: "1", userId: 7, approve: true }]),
  );
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("a review tells its language by the name that readers know", () => {
  show({ status: 200 });
  expect(screen.getByText("English").lang).toBe("en");
});

test("one that could not be decided comes back, with the alert of the specification", async () => {
  show({ status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  await sendNow();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("error approving review"));
  expect(queued()).toEqual(["Shop 1", "Shop 2", "Shop 3"]);
});

test("what was written for a removal that failed is still there", async () => {
  show({ status: 503 });
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "It offers to deliver." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await sendNow();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("error approving review"));
  fireEvent.click(screen.getByRole("link", { name: /Shop 1/, current: false }));
  await waitFor(() => expect(shown()).toBe("The words of 1."));
  expect(screen.getByLabelText<HTMLTextAreaElement>("The facts, for its author").value).toBe(
    "It offers to deliver.",
  );
});

test("whoever was second is told who was first, and it stays away", async () => {
  show({ status: 409, body: { errors: [{ ...DECIDED_ALREADY.with({ name: "Eva" }), param: "reviewId" }] } });
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  await sendNow();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain("Eva got there first and has already decided."),
  );
  expect(queued()).toEqual(["Shop 2", "Shop 3"]);
});

test("a reason is filled in as a sentence, and what somebody wrote instead stays", () => {
  show({ status: 200 });
  const words = () => screen.getByLabelText<HTMLTextAreaElement>("The facts, for its author").value;
  const choose = (value: string) => fireEvent.change(screen.getByLabelText("Reason"), { target: { value } });
  choose("hate");
  expect(words()).toBe("It insults people.");
  choose("illegal");
  expect(words()).toBe("It’s against the law.");
  choose("other");
  expect(words()).toBe("");
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "My own words." },
  });
  choose("hate");
  expect(words()).toBe("My own words.");
});

test("removing needs a reason and the facts, and sends both", async () => {
  const sent = show({ status: 200 });
  const remove = () => fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "other" } });
  remove();
  await screen.findByText("Give the facts in at least 10 characters.", { selector: "a" });
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "illegal" } });
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "It offers to deliver." },
  });
  remove();
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: "/api/approvereview",
        reviewId: "1",
        userId: 7,
        approve: false,
        reason: "illegal",
        explanation: "It offers to deliver.",
      },
    ]),
  );
});

test("the keys j, k, a and r go through the queue, and mean themselves where somebody types", async () => {
  const sent = show({ status: 200 });
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(shown()).toBe("The words of 2."));
  fireEvent.keyDown(document.body, { key: "k" });
  await waitFor(() => expect(shown()).toBe("The words of 1."));
  fireEvent.keyDown(document.body, { key: "r" });
  expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
  fireEvent.keyDown(screen.getByLabelText("The facts, for its author"), { key: "a" });
  expect(sent).toEqual([]);
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(shown()).toBe("The words of 2."));
  fireEvent.keyDown(document.body, { key: "a" });
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvereview", reviewId: "2", approve: true }]));
});

test("after a decision the focus goes to the next review, and at last to what is said instead", async () => {
  show({ status: 200 });
  const focused = () => document.activeElement?.textContent;
  const told = (text: string) => screen.findByText(text, { selector: "[aria-live]" });
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  await waitFor(() => expect(focused()).toBe("Shop 2"));
  await told("Stays: Shop 1.");
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(focused()).toBe("Shop 3"));
  await told("Approved: Shop 2.");
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "illegal" } });
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "It offers to deliver." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(focused()).toBe("No reviews waiting. Have a coffee."));
  await told("Removed: Shop 3.");
});

test("what was typed is there again after a look at another review", async () => {
  show({ status: 200 });
  const facts = () => screen.getByLabelText<HTMLTextAreaElement>("The facts, for its author");
  const reason = () => screen.getByLabelText<HTMLSelectElement>("Reason");
  const go = async (shop: string, words: string) => {
    fireEvent.click(screen.getByRole("link", { name: new RegExp(shop), current: false }));
    await waitFor(() => expect(shown()).toBe(words));
  };
  fireEvent.change(reason(), { target: { value: "illegal" } });
  fireEvent.change(facts(), { target: { value: "It offers" } });
  await go("Shop 2", "The words of 2.");
  expect([reason().value, facts().value]).toEqual(["", ""]);
  await go("Shop 1", "The words of 1.");
  expect([reason().value, facts().value]).toEqual(["illegal", "It offers"]);
});
