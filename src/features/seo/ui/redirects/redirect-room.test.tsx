import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { LEADS_ON, NO_PAGE_PATH, PAGE_IS_THERE, RESERVED_PATH } from "../../call-refusals.ts";
import type { RedirectRow } from "../../redirect.ts";
import { RedirectRoom } from "./redirect-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ROW: RedirectRow = {
  _id: "4",
  rev: "r",
  from: "/coffeeshop/relax",
  to: "/coffeeshop/rest",
  kind: "moved",
  since: "2026-11-21T13:15:00Z",
};

function show() {
  const page = { items: [ROW], total: 1, page: 1, pageCount: 1 };
  const Page = createRoutesStub([
    { path: "/", Component: () => <RedirectRoom title="Redirects" q="" page={page} addressOf={String} /> },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
}

function answering(status: number, answer: object) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(answer, { status });
  });
  return sent;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

async function add() {
  fireEvent.change(field("Old address"), { target: { value: "/old" } });
  fireEvent.change(field("Leads to"), { target: { value: "/new" } });
  await press("Add this redirect");
}

test("a redirect is added, it is said, and the fields are empty for the next", async () => {
  const sent = answering(200, { ...ROW, from: "/old" });
  show();
  await add();
  expect(sent).toEqual([{ from: "/old", to: "/new" }]);
  expect(screen.getByText("/old leads there now.")).toBeTruthy();
  expect(field("Old address").value).toBe("");
});

test.each([
  [400, NO_PAGE_PATH.msg, "from", /^Write a path of this site/],
  [400, RESERVED_PATH.msg, "from", /^The site itself needs this address/],
  [409, PAGE_IS_THERE.msg, "from", /^There is a page here/],
  [409, LEADS_ON.msg, "to", /^This address leads on to another page/],
])("a refusal stands beside its field, and what was typed stays: %i %s", async (status, msg, param, said) => {
  answering(status, { errors: [{ msg, param }] });
  show();
  await add();
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  const refused = field(param === "from" ? "Old address" : "Leads to");
  expect(refused.getAttribute("aria-invalid")).toBe("true");
  expect([field("Old address").value, field("Leads to").value]).toEqual(["/old", "/new"]);
});

test("a redirect is removed as it was seen", async () => {
  const sent = answering(200, {});
  show();
  await press("Remove: /coffeeshop/relax");
  expect(sent).toEqual([{ _id: "4", rev: "r" }]);
  expect(screen.getByText("/coffeeshop/relax leads nowhere any more.")).toBeTruthy();
});

test.each([
  [409, "Was changed in between", "rev", /^Nothing was removed/],
  [403, SAMPLES_ONLY.msg, "_id", /^People of the demo/],
])("one that is not removed says why: %i %s", async (status, msg, param, said) => {
  answering(status, { errors: [{ msg, param }] });
  show();
  await press("Remove: /coffeeshop/relax");
  expect(screen.getByText(said)).toBeTruthy();
});

test("a persona of the demo hears why nothing is added", async () => {
  answering(403, { errors: [{ msg: SAMPLES_ONLY.msg, param: "_id" }] });
  show();
  await add();
  expect(screen.getByText(/^People of the demo/)).toBeTruthy();
});
