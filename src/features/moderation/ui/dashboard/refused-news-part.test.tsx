import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RefusedNews } from "../../refused-news.ts";
import { RefusedNewsPart } from "./refused-news-part.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DEAL: RefusedNews = {
  type: "deal",
  id: 12,
  title: { nl: "Tweede pakje halve prijs", source: "nl" },
  of: "Vloeipapier & Zonen",
  state: "refused",
  reason: "The old price was never asked.",
  decidedAt: "2026-11-20T10:00:00Z",
  decisionId: 9,
  appeal: null,
  mayAppeal: true,
};

const OPEN = { state: "open", explanation: "", isWaiting: false } as const;

/** What the API is sent; the loader answers `after` from the second time on. */
function show(
  news: RefusedNews,
  { status = 200, after = news }: { status?: number; after?: RefusedNews } = {},
) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    sent.push({ path, ...(JSON.parse(String(body ?? "{}")) as object) });
    const errors = [{ msg: "Is not refused any more", param: "decisionId" }];
    return Response.json(status === 200 ? { appealId: "3", isWaiting: false } : { errors }, { status });
  });
  function Page() {
    return <RefusedNewsPart refused={useLoaderData<RefusedNews[]>()} />;
  }
  const router = createMemoryRouter([{ path: "/", loader: () => [after], element: <Page /> }], {
    hydrationData: { loaderData: { "0": [news] } },
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

async function openForm() {
  fireEvent.click(await screen.findByRole("button", { name: "Appeal" }));
  return screen.getByLabelText<HTMLTextAreaElement>(/^Why was it wrong to refuse it/);
}

const WHY = "The price is on the pack.";

test("why it was refused stands with the way to mend it", () => {
  show(DEAL);
  expect(screen.getByRole("heading", { name: "Tweede pakje halve prijs" }).getAttribute("lang")).toBe("nl");
  expect(screen.getByText(DEAL.reason)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Mend it and send it again" }).getAttribute("href")).toBe(
    "/dashboard/deals/deal?id=12",
  );
});

test("an appeal is sent for that refusal, and its place says that it has arrived", async () => {
  const sent = show(DEAL, { after: { ...DEAL, appeal: OPEN, mayAppeal: false } });
  fireEvent.change(await openForm(), { target: { value: WHY } });
  fireEvent.click(screen.getByRole("button", { name: "Send appeal" }));
  await screen.findByText("The appeal has arrived");
  expect(sent).toMatchObject([{ path: expect.stringMatching(/\/api\/appeal$/), decisionId: 9, text: WHY }]);
  expect(localStorage).toHaveLength(0);
});

test("one that is refused says why, and what was typed stays, also for whoever comes back", async () => {
  show(DEAL, { status: 409 });
  fireEvent.change(await openForm(), { target: { value: WHY } });
  fireEvent.click(screen.getByRole("button", { name: "Send appeal" }));
  await waitFor(() => expect(screen.getAllByText(/^This can’t be appealed any more/)).not.toEqual([]));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why was it wrong/).value).toBe(WHY);
  cleanup();
  show(DEAL);
  expect((await openForm()).value).toBe(WHY);
});

test("what cannot be appealed offers none", () => {
  show({ ...DEAL, decisionId: null, mayAppeal: false });
  expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
});

test("an answer to the appeal is read, whichever it was", () => {
  const answered = (state: "upheld" | "overturned") => ({ state, explanation: "Seen it.", isWaiting: false });
  show({ ...DEAL, appeal: answered("upheld"), mayAppeal: false });
  expect(screen.getByText("Somebody else looked at it, and it stays refused")).toBeTruthy();
  expect(screen.getByText("Seen it.")).toBeTruthy();
  cleanup();
  show({ ...DEAL, state: "approved", appeal: answered("overturned"), mayAppeal: false });
  expect(screen.getByText("Seen it.")).toBeTruthy();
  expect(screen.queryByText(DEAL.reason)).toBeNull();
});

test("what a moderator removed leads to the whole decision, where it is appealed", () => {
  show({ ...DEAL, type: "job", state: "removed" });
  expect(screen.getByRole("link", { name: "Read the whole decision, and appeal" }).getAttribute("href")).toBe(
    "/moderation/9",
  );
  expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
});
