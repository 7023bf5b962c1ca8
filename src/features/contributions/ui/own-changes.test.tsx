import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import type { OwnChange } from "../change.ts";
import { userChange } from "../user-change.test-support.ts";
import { LazyOwnChanges } from "./lazy-parts.ts";
import { OwnChanges } from "./own-changes.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function own(more: Partial<OwnChange> = {}): OwnChange {
  return { ...userChange(more), state: "pending", reason: null, explanation: null, ...more };
}

const OF_PRODUCT = own({
  _id: "6",
  productId: "9",
  product: { _id: "9", url: "haze", name: "Haze", type: "weed", isSample: false },
  type: "product",
  shop: null,
  fields: [
    { field: "thcPermille", before: null, after: 215 },
    { field: "effects", before: [], after: ["happy"] },
  ],
});

test("a line of a menu is told as it was typed, and is no markup", async () => {
  const typed = "<b>Amnesia</b> <0>gratis</0>";
  const fields: OwnChange["fields"] = [{ field: "rawName", before: null, after: typed }];
  show(<OwnChanges changes={[own({ type: "menu", fields })]} images={[]} points={0} />);
  expect((await screen.findByRole("listitem")).textContent).toContain(`De Reiger: ${typed}`);
});

test.each([
  ["contributions", "contributions"],
  ["contribution-6", "contribution-6"],
  ["contribution-2", "contributions"],
])(
  "a link to the list that was pressed on another page leads to it, though it comes later than its page: %s",
  async (hash, id) => {
    const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    const Stub = createRoutesStub([
      { path: "/", Component: () => <Link to={`/profile#${hash}`}>Mine</Link> },
      {
        path: "/profile",
        Component: () => (
          <Suspense>
            <LazyOwnChanges changes={[OF_PRODUCT]} images={[]} points={3} />
          </Suspense>
        ),
      },
    ]);
    const i18n = setupI18n({ locale: "en", messages: { en: {} } });
    render(
      <I18nProvider i18n={i18n}>
        <Stub />
      </I18nProvider>,
    );
    fireEvent.click(await screen.findByRole("link", { name: "Mine" }));
    await screen.findByRole("heading", { name: "What you’ve contributed" });
    await waitFor(() => expect(shown.mock.contexts).toEqual([document.getElementById(id)]));
    shown.mockRestore();
  },
);

test("what one said of a product is listed with its page and what it is about, and can be taken back", async () => {
  const sent = answering(() => ({}));
  show(<OwnChanges changes={[OF_PRODUCT]} images={[]} points={3} />);
  expect((await screen.findByRole("link", { name: "Haze" })).getAttribute("href")).toBe("/weed/haze");
  expect(screen.getByRole("listitem").textContent).toMatch(/^Haze: THC: 21.5% · Effects: Happy/);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/withdrawchange", body: { changeId: "6" } }]));
});

test("a photo of a menu that waits is listed with its shop, and can be taken back", async () => {
  const sent = answering(() => ({}));
  const shop = { url: "de-reiger", name: "De Reiger" };
  const image = {
    _id: "4",
    shop,
    sentAt: "2026-11-27T10:00:00Z",
    state: "pending",
    reason: null,
    explanation: null,
  } as const;
  show(<OwnChanges changes={[]} images={[image]} points={0} />);
  expect((await screen.findByRole("link", { name: "De Reiger" })).getAttribute("href")).toBe(
    "/coffeeshop/de-reiger",
  );
  expect(screen.getByRole("listitem").textContent).toMatch(/^De Reiger: Photo of the menu/);
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/withdrawchange", body: { imageId: "4" } }]));
});

test("suggestions and photos are listed together, the newest first, and what was refused says why", async () => {
  const phone: OwnChange["fields"] = [{ field: "phone", before: null, after: "+31201234567" }];
  const changes = [
    own({ _id: "8", state: "approved", suggestedAt: "2026-11-26T10:00:00.000Z", fields: phone }),
    own({
      _id: "5",
      state: "rejected",
      reason: "unconfirmed",
      suggestedAt: "2026-11-20T10:00:00.000Z",
      fields: phone,
    }),
  ];
  const shop = { url: "de-reiger", name: "De Reiger" };
  const images = [
    { _id: "4", shop, sentAt: "2026-11-27T10:00:00Z", state: "approved", reason: null, explanation: null },
    {
      _id: "2",
      shop,
      sentAt: "2026-11-21T10:00:00Z",
      state: "rejected",
      reason: "unreadable",
      explanation: "It was too dark.",
    },
  ] as const;
  show(<OwnChanges changes={changes} images={images} points={8} />);
  const rows = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Photo of the menu.*On the page, .*27/),
    expect.stringMatching(/Phone.*On the page, .*26/),
    expect.stringMatching(
      /Photo of the menu.*Not accepted, .*21.*Reason: The photo can’t be readIt was too dark.$/,
    ),
    expect.stringMatching(/Phone.*Not accepted, .*20.*Reason: We couldn’t confirm it$/),
  ]);
  expect(screen.queryByRole("button")).toBeNull();
});
