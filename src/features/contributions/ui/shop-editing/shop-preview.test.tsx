import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { FieldValues } from "#features/dashboard/field.ts";
import { ShopPreview } from "./shop-preview.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STORED = {
  name: "De Reiger",
  slug: "de-reiger",
  kind: "coffeeshop",
  status: "active",
  isSample: true,
  city: { slug: "edam", name: "Edam" },
  formerNames: [],
  rating: null,
  reviewCount: 0,
  licence: { state: "none" },
  municipality: { residents: "unknown" },
  consumption: { maximumStayMinutes: null },
  socials: [],
  logo: { key: "stored", width: 10, height: 10 },
  facts: {},
};

const TIMES = { opening: { state: "unknown" }, days: null, isOutOfUse: false, departments: [] };

const asked = vi.fn();

function answer(path: string): Promise<Response> {
  asked(path);
  return Promise.resolve(Response.json({ shop: STORED, times: TIMES, now: "2026-11-28T12:00:00Z" }));
}

async function open(values: FieldValues, answered: typeof answer = answer) {
  vi.stubGlobal("fetch", answered);
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ShopPreview values={values} item={{ id: 7, rev: "", values: {}, shown: {} }} onClose={vi.fn()} />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  await screen.findByRole(answered === answer ? "heading" : "alert", { hidden: true });
}

test("the page is shown with what is typed, and its times are asked for by the hours that are typed", async () => {
  await open({
    name: "De Wakkere Reiger",
    openingHours: "Mo-Su 10:00-22:00",
    kitchenHours: null,
    isTemporarilyClosed: true,
    wifi: "yes",
    description: { source: "en", en: "A heron on the roof." },
  });
  expect(asked).toHaveBeenCalledWith(
    "/dashboard/shops/preview?id=7&openingHours=Mo-Su+10%3A00-22%3A00&isClosed=",
  );
  expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("De Wakkere Reiger");
  expect(screen.getByText("A heron on the roof.")).toBeTruthy();
  expect(document.querySelector("img")).toBeNull();
  expect(screen.queryByText(/^Language of/)).toBeNull();
});

test("a description in several languages is read in each of them, and links lead nowhere", async () => {
  await open({ description: { source: "nl", nl: "Een reiger op het dak.", en: "A heron on the roof." } });
  expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("De Reiger");
  fireEvent.click(screen.getByRole("button", { name: "Nederlands", hidden: true }));
  expect(screen.getByText("Een reiger op het dak.").getAttribute("lang")).toBe("nl");
  fireEvent.click(screen.getByRole("link", { name: "Edam", hidden: true }));
  expect(screen.getByRole("heading", { level: 1, hidden: true })).toBeTruthy();
});

test("whoever gets no answer is told so", async () => {
  await open({}, () => Promise.resolve(new Response(null, { status: 503 })));
  expect(screen.queryByRole("heading", { level: 1, hidden: true })).toBeNull();
});
