import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { OpeningState } from "#features/hours/opening-state.ts";
import type { Visitor } from "../../can-i-get-in.ts";
import { readVisitor } from "../../can-i-get-in-query.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { Shop } from "../../shop.ts";
import type { WayOut } from "../../way-out.ts";
import { CanIGetIn } from "./can-i-get-in.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
/** Saturday, 14:15 there. */
const NOW = "2026-11-21T13:15:00.000Z";

afterEach(cleanup);

const FACT = { confidence: "high", confirmationCount: 0, confirmedAt: null } as const;

const OPEN: ShopOpenTimes = {
  opening: { state: "open", closesAt: "2026-11-21T22:00:00.000Z" },
  days: [
    {
      date: "2026-11-21",
      open: [{ opensAt: "2026-11-21T09:00:00.000Z", closesAt: "2026-11-21T22:00:00.000Z" }],
      unknown: [],
      isHoliday: false,
      isSpecial: false,
    },
  ],
  isOutOfUse: false,
  departments: [],
};

function shopWith({
  kind = "coffeeshop",
  access = {},
  rule = "anyone",
}: { kind?: Shop["kind"]; access?: Partial<Shop["access"]>; rule?: string } = {}) {
  return {
    slug: "andersom",
    kind,
    status: "active",
    access: { residents: "unknown", idCheck: "yes", minimumAge: null, membership: "unknown", ...access },
    facts: {
      access: { ...FACT, source: "owner", observedOn: "2026-10-20" },
      hours: { ...FACT, source: "openStreetMap", observedOn: "2021" },
    },
    municipality: {
      name: "Tilburg",
      residents: { rule, source: "Omroep Brabant", observedOn: "2019-02" },
    },
  } as unknown as Shop;
}

const read = (query: string) => readVisitor(new URLSearchParams(query)).visitor;

async function show(
  shop: Shop,
  visitor: Visitor = read(""),
  opening: OpeningState | null = OPEN.opening,
  times = OPEN,
  wayOut: WayOut | null = null,
) {
  const asked = { wayOut, shop, times, visitor, opening, notice: false, now: NOW };
  const Stub = createRoutesStub([{ path: "/", Component: () => <CanIGetIn {...asked} /> }]);
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Stub />
      </I18nProvider>,
    );
  });
  await screen.findAllByRole("listitem");
  await screen.findByRole("button");
}

test("unknown hours are told to be missing, and change nothing of who gets in", async () => {
  await show(
    shopWith(),
    read(""),
    { state: "unknown" },
    { ...OPEN, opening: { state: "unknown" }, days: null },
  );
  expect(screen.getByText("Yes, according to the entry rules.")).toBeTruthy();
  expect(screen.getByText("What we don’t know: opening hours")).toBeTruthy();
});

test("whoever has answered finds the form open", async () => {
  await show(shopWith(), read("residence=abroad"));
  expect(screen.getByText("Check your own situation").closest("details")?.open).toBe(true);
});

const ruleOf = (label: string) => screen.getByText(label).closest("li") as HTMLElement;

test("before anything is told the answer that we have stands first, and the form behind a button", async () => {
  await show(shopWith());
  expect(screen.getByText("Yes.", { selector: "p" })).toBeTruthy();
  expect(screen.getByText(/a national rule/).textContent).toBe("18 or over, a national rule");
  expect(screen.getByText(/makes no difference/).textContent).toBe(
    "Where you live makes no difference in Tilburg (February 2019)",
  );
  expect(screen.getByText("Check your own situation").closest("details")?.open).toBe(false);
  expect(screen.getByRole("heading", { name: "Can I get in?" })).toBeTruthy();
  expect(ruleOf("Minimum age").textContent).toContain("Minimum age 18");
  expect(screen.queryByText("Yes", { selector: "p" })).toBeNull();
  expect(screen.queryByText("OK")).toBeNull();
});

test("a tourist with ID is told yes, each rule with whose word it is and how old", async () => {
  await show(shopWith(), read("residence=abroad&age=18&id=yes"));
  expect(screen.getByText("Yes", { selector: "p" })).toBeTruthy();
  expect(ruleOf("Minimum age").textContent).toContain("A national rule, in every coffeeshop");
  expect(ruleOf("Is ID checked?").textContent).toContain("the shop itself, 20 October 2026 (1 month ago).");
  expect(ruleOf("Now").textContent).toContain("Open until 23:00");
  expect(within(ruleOf("Minimum age")).getByText("OK")).toBeTruthy();
});

test("what nobody knows of a headshop is unknown, and does not fit: the visitor has it", async () => {
  const shop = shopWith({ kind: "headshop", access: { idCheck: "unknown" } });
  await show(shop, read("residence=abroad&age=18&id=yes"));
  expect(ruleOf("Minimum age").textContent).toBe("Minimum age Not knownYou are 18 or over");
  expect(ruleOf("Is ID checked?").textContent).toBe("Is ID checked? Not knownYou have your ID with you");
  cleanup();
  await show(shop, read("age=under18"));
  expect(ruleOf("Minimum age").textContent).toBe("Minimum age Not knownNot certain");
});

test("a resident where nobody knows the rule lives here, whatever it is", async () => {
  await show(shopWith({ rule: "unknown" }), read("residence=resident"));
  const rule = ruleOf("Residents and visitors").textContent;
  expect(rule).toContain("You live in the Netherlands");
  expect(rule).not.toContain("OK");
});

test("a rule from 2019 says so, and that it may have changed", async () => {
  await show(shopWith(), read("residence=abroad"));
  const rule = ruleOf("Residents and visitors").textContent;
  expect(rule).toContain("Municipal rule. Source: Omroep Brabant, February 2019 (7 years ago).");
  expect(rule).toContain("may have changed");
});

test("where only residents are let in, a tourist is told no, with the reason first and nothing to bring", async () => {
  await show(shopWith({ rule: "residentsOnly" }), read("residence=abroad&age=18&id=yes"));
  expect(screen.getByText("No", { selector: "p" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Do you live in the Netherlands?");
  expect(screen.getByText("No, if you live abroad.")).toBeTruthy();
  expect(within(ruleOf("Residents and visitors")).getByText("Not OK")).toBeTruthy();
  expect(screen.queryByText("What to bring")).toBeNull();
});

test("an answer changes the verdict at once and is said politely; the form is a plain one", async () => {
  await show(shopWith());
  const form = screen.getByRole("button", { name: "Check" }).closest("form") as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(form.getAttribute("action")).toBe("/coffeeshop/andersom#can-i-get-in");
  for (const name of ["In another country", "18 or over", "Yes"]) {
    await act(() => fireEvent.click(screen.getByRole("radio", { name })));
    await act(() => fireEvent.input(screen.getByRole("radio", { name })));
  }
  const verdict = await screen.findByText("Yes", { selector: "p" });
  expect(verdict.closest("[aria-live=polite]")).toBeTruthy();
  await act(() => fireEvent.click(screen.getByRole("radio", { name: "Under 18" })));
  await act(() => fireEvent.input(screen.getByRole("radio", { name: "Under 18" })));
  expect(await screen.findByText("No", { selector: "p" })).toBeTruthy();
});

const ARRIVAL = "residence=abroad&age=18&id=yes&at=";

test("a time outside the hours is no, and one that nobody knows is not", async () => {
  await show(shopWith(), read(`${ARRIVAL}2026-12-31T20:00`), { state: "closed", opensAt: null });
  expect(screen.getByText("No", { selector: "p" })).toBeTruthy();
  cleanup();
  await show(shopWith(), read(`${ARRIVAL}2026-11-23T12:00`), { state: "unknown" });
  expect(screen.getByText("Yes", { selector: "p" })).toBeTruthy();
  expect(screen.getByText("We don’t know whether it’s open then.", { exact: false })).toBeTruthy();
  expect(screen.getByText("Hours not known")).toBeTruthy();
});

const time = () => screen.getByLabelText<HTMLInputElement>("When will you arrive?");
const said = () => screen.queryByText("That time has passed. Choose a later one.");
const arrive = (value: string) => act(() => fireEvent.input(time(), { target: { value } }));

test("a time that has passed is refused beside its field, and nothing is said of the hours then", async () => {
  await show(shopWith(), read(`${ARRIVAL}2026-11-21T09:30`), null);
  expect(time().value).toBe("2026-11-21T09:30");
  expect(time().getAttribute("aria-invalid")).toBe("true");
  expect(time().getAttribute("aria-describedby")).toContain(said()?.id);
  expect(screen.queryByText("Yes", { selector: "p" })).toBeNull();
  expect(screen.queryByText(/Open until/)).toBeNull();
});

test("the same while it is typed, until it is a time to come", async () => {
  await show(shopWith(), read("residence=abroad&age=18&id=yes"));
  expect(said()).toBeNull();
  await arrive("2026-11-21T09:30");
  expect(time().getAttribute("aria-invalid")).toBe("true");
  expect(time().getAttribute("aria-describedby")).toContain(said()?.id);
  expect(screen.queryByText("Yes", { selector: "p" })).toBeNull();
  await arrive("2026-11-21T23:30");
  expect(await screen.findByText("No", { selector: "p" })).toBeTruthy();
  expect(said()).toBeNull();
  expect(time().getAttribute("aria-invalid")).toBeNull();
});

test("a time beyond the days of the page is the server's to judge, which is told nothing of the visitor", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string | URL | Request) => {
    asked.push(String(address instanceof Request ? address.url : address));
    return Response.json({ openingAt: { state: "closed", opensAt: null } });
  });
  await show(shopWith(), read("residence=abroad&age=18&id=yes"));
  await arrive("2026-12-31T20:00");
  expect(await screen.findByText("No", { selector: "p" })).toBeTruthy();
  expect(asked.map((address) => address.split("/api/")[1])).toEqual([
    "getshop?url=andersom&at=2026-12-31T20%3A00",
  ]);
  vi.unstubAllGlobals();
});

test("of such a time without a network the hours are unknown, which is not closed", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await show(shopWith(), read("residence=abroad&age=18&id=yes"));
  await arrive("2026-12-31T20:00");
  expect(await screen.findByText(/whether it’s open then/)).toBeTruthy();
  expect(screen.getByText("Yes", { selector: "p" })).toBeTruthy();
  vi.unstubAllGlobals();
});

test("whoever is 17 is told no, and the answer that fits is marked", async () => {
  await show(shopWith(), read("age=17"));
  expect(screen.getByText("No", { selector: "p" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Under 18" }).checked).toBe(true);
  cleanup();
  await show(shopWith({ access: { minimumAge: 21 } }), read("age=25"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "21 or over" }).checked).toBe(true);
});

test("another shop is named, as a link, to whoever may live abroad, and to nobody who said that they do not", async () => {
  const shop = shopWith({ rule: "residentsOnly" });
  const wayOut: WayOut = {
    slug: "hunter",
    name: "Hunter",
    city: { name: "Edam" },
    distanceMetres: 900,
  } as WayOut;
  const way = () => screen.queryByRole("link", { name: /You can get in at Hunter in Edam/ });
  for (const [query, isShown] of [
    // In other languages than Dutch the strip above has said it.
    ["", false],
    ["residence=abroad", true],
    ["residence=resident", false],
    ["residence=residentWithoutProof", false],
  ] as const) {
    const visitor = read(query);
    await show(shop, visitor, OPEN.opening, OPEN, wayOut);
    expect([query, way() !== null]).toEqual([query, isShown]);
    cleanup();
  }
});
