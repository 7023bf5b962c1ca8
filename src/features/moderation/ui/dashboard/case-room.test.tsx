import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import type { QueuedAppeal, QueuedReport } from "../../queue.ts";
import { CaseRoom } from "./case-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/reports";
const SAM = { id: 7, name: "Sam", url: "sam", thumbnail: "/default-profilepic-1.jpg" };

const REPORT: QueuedReport = {
  id: "4",
  rev: 1,
  targetType: "user",
  targetId: "7",
  reason: "promotion",
  user: SAM,
  item: null,
  title: null,
  content: "Sam: sells boats",
  picture: null,
  path: "/user/sam",
  isRemovable: true,
  reports: [
    {
      id: "4",
      reason: "promotion",
      text: "Boats!",
      isByMember: false,
      isByRule: false,
      reportedAt: "2026-11-20T10:00:00Z",
    },
  ],
  caught: [],
};

const APPEAL: QueuedAppeal = {
  id: "4",
  rev: 2,
  decisionId: "9",
  targetType: "review",
  targetId: "12",
  user: SAM,
  item: { type: "shop", id: "3", url: "barge", name: "The Barge", path: "/coffeeshop/barge" },
  title: null,
  content: "What a rude lot.",
  picture: null,
  review: null,
  reason: "hate",
  explanation: "An insult.",
  text: "They were rude to me first.",
  isRefusal: false,
  decidedBy: "Ada",
  mayDecide: true,
  appealedAt: "2026-11-21T10:00:00Z",
};

const SENTENCES = { hate: "It insults people.", illegal: "It’s against the law." };

function show(appeal: QueuedAppeal | null, status = 200, report = REPORT) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path.includes("remarks")) return Response.json({ items: [] });
    sent.push({ method, path, ...(JSON.parse(String(body ?? "{}")) as object) });
    return Response.json({ image: "data:image/jpeg;base64,AAAA" }, { status });
  });
  function Room() {
    const [query] = useSearchParams();
    return (
      <CaseRoom
        path={PATH}
        reports={[report]}
        appeals={appeal ? [appeal] : []}
        chosenId={query.get("id")}
        missingId={null}
        history={null}
        sentences={SENTENCES}
      />
    );
  }
  const router = createMemoryRouter([{ path: PATH, element: <Room /> }], { initialEntries: [PATH] });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

test("an appeal is decided with its facts; then the report is next, though it has the same number", async () => {
  const sent = show(APPEAL);
  expect(screen.getByText("They were rude to me first.")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("No, it comes back"));
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "They were indeed." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Decide" }));
  await screen.findByText("Boats!");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Profile: Sam"));
  await screen.findByText("Put back: Review: The Barge.", { selector: "[aria-live]" });
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  await screen.findByText("No complaints. Enjoy it.");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("No complaints. Enjoy it."));
  await screen.findByText("Stays: Profile: Sam.", { selector: "[aria-live]" });
  await sendNow();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    {
      method: "PATCH",
      path: "/api/dashboard/appeals",
      _id: "4",
      rev: 2,
      changes: { decision: "restored", explanation: "They were indeed." },
    },
    { method: "PATCH", path: "/api/dashboard/reports", _id: "4", rev: 1, changes: { decision: "kept" } },
  ]);
});

test("of an appeal the key that accepts leads to the two choices", () => {
  show(APPEAL);
  fireEvent.keyDown(document.body, { key: "a" });
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Yes, it stays removed" }));
});

test("of a report the key that accepts leads to what is decided, past what is remarked", async () => {
  show(null);
  await screen.findByRole("button", { name: "Keep the remark" });
  fireEvent.keyDown(document.body, { key: "a" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "It stays" }));
});

test("a picture comes with a call, since one that was taken away has no address", async () => {
  const asked = show({
    ...APPEAL,
    targetType: "photo",
    targetId: "31",
    content: null,
    picture: { width: 60, height: 90 },
  });
  const picture = await screen.findByRole<HTMLImageElement>("img", { name: "Photo: The Barge" });
  await waitFor(() => expect(picture.src).toBe("data:image/jpeg;base64,AAAA"));
  expect(asked).toEqual([{ method: "GET", path: "/api/reportedpicture?targetType=photo&targetId=31" }]);
});

test("a review that is appealed has its stars, and its photos come with a call", async () => {
  const review: QueuedAppeal["review"] = {
    overall: 1.5,
    aspects: { staff: 2 },
    locale: "en",
    isSample: false,
    writtenAt: "2026-11-19T10:00:00Z",
    photos: [{ photoId: "31", width: 60, height: 90 }],
  };
  const asked = show({ ...APPEAL, review });
  expect(screen.getByText("1.5 of 5")).toBeTruthy();
  expect(screen.getByText("What a rude lot.")).toBeTruthy();
  const photo = await screen.findByRole<HTMLImageElement>("img", { name: "Photo of the review" });
  await waitFor(() => expect(photo.src).toBe("data:image/jpeg;base64,AAAA"));
  expect(asked).toEqual([{ method: "GET", path: "/api/reportedpicture?targetType=photo&targetId=31" }]);
});

test("a post is called by its title, in the list and above what it says", async () => {
  const post = {
    targetType: "post",
    targetId: "3",
    user: null,
    title: "Nieuws",
    content: "Nieuws\n\nKort",
  } as const;
  show(APPEAL, 200, { ...REPORT, ...post, path: "/discover/nieuws" });
  fireEvent.click(screen.getByRole("link", { name: /^Post: Nieuws/ }));
  await screen.findByRole("heading", { level: 2, name: "Post: Nieuws" });
});

test("whoever decided first sees that it waits, and has no form", () => {
  show({ ...APPEAL, mayDecide: false });
  expect(screen.getByText(/another admin decides the appeal/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Decide" })).toBeNull();
});

test("a decision that did not arrive is back in the list, and is said", async () => {
  show(APPEAL, 503);
  fireEvent.click(screen.getByRole("link", { name: /Profile: Sam/ }));
  await screen.findByText("Boats!");
  fireEvent.click(screen.getByRole("button", { name: "It stays" }));
  await sendNow();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/didn’t get through/));
  expect(screen.getByRole("link", { name: /Profile: Sam/ })).toBeTruthy();
});

test("what was typed is there again after a look at another case", async () => {
  show(APPEAL, 200, { ...REPORT, isRemovable: true });
  const facts = () => screen.getByLabelText<HTMLTextAreaElement>("The facts, for its author");
  fireEvent.click(screen.getByLabelText("No, it comes back"));
  fireEvent.change(facts(), { target: { value: "They were" } });
  fireEvent.click(screen.getByRole("link", { name: /Profile: Sam/ }));
  await screen.findByText("Boats!");
  expect(facts().value).toBe("");
  fireEvent.change(facts(), { target: { value: "It sells" } });
  fireEvent.click(screen.getByRole("link", { name: /Review: The Barge/ }));
  await screen.findByText("They were rude to me first.");
  expect(facts().value).toBe("They were");
  expect(screen.getByLabelText<HTMLInputElement>("No, it comes back").checked).toBe(true);
  fireEvent.click(screen.getByRole("link", { name: /Profile: Sam/ }));
  await screen.findByText("Boats!");
  expect(facts().value).toBe("It sells");
});

test("of a person what is reset is chosen, with their picture beside it", async () => {
  const sent = show(APPEAL);
  fireEvent.click(screen.getByRole("link", { name: /Profile: Sam/ }));
  await screen.findByText("Boats!");
  expect(document.querySelector('img[src="/default-profilepic-1.jpg"]')).toBeTruthy();
  fireEvent.change(screen.getByLabelText("The facts, for its author"), {
    target: { value: "It sells boats." },
  });
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  await screen.findAllByText("Choose what is reset.");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText("Self-description"));
  fireEvent.click(screen.getByLabelText("Name"));
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  await sendNow();
  await waitFor(() => expect(sent).toHaveLength(1));
  const changes = {
    decision: "removed",
    reason: "promotion",
    explanation: "It sells boats.",
    resets: ["name", "bio"],
  };
  expect(sent).toEqual([{ method: "PATCH", path: "/api/dashboard/reports", _id: "4", rev: 1, changes }]);
});

test("what only a watched word brought here says so and which, and counts as no report", async () => {
  const reports = [
    {
      id: "4",
      reason: "other",
      text: "",
      isByMember: false,
      isByRule: true,
      reportedAt: "2026-11-20T10:00:00Z",
    },
  ] as const;
  const caught = [{ word: "boats", why: "selling" }];
  show(APPEAL, 200, { ...REPORT, reason: "other", reports: [...reports], caught });
  const link = screen.getByRole("link", { name: /Profile: Sam/ });
  expect(link.textContent).toContain("A watched word");
  fireEvent.click(link);
  expect(await screen.findByText("“boats”: selling")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /report/ })).toBeNull();
  cleanup();
  show(APPEAL, 200, { ...REPORT, reason: "other", reports: [...reports] });
  fireEvent.click(screen.getByRole("link", { name: /Profile: Sam/ }));
  expect(await screen.findByText(/^It’s here because it said a watched word\./)).toBeTruthy();
});

test("the appeal of a refusal asks whether it was right to refuse it, and says so of what was decided", async () => {
  const sent = show({ ...APPEAL, targetType: "deal", reason: "other", isRefusal: true });
  expect(screen.getByRole("heading", { name: "Refused because" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Yes, it stays removed" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "No, it’s approved" }));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "The price is on the pack." } });
  fireEvent.click(screen.getByRole("button", { name: "Decide" }));
  await screen.findByText(/^Approved: /);
  await sendNow();
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        method: "PATCH",
        changes: { decision: "restored", explanation: "The price is on the pack." },
      }),
    ),
  );
});
