import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NAMES_DECIDED } from "#features/products/call-refusals.ts";
import { MORE_THAN_A_WHOLE } from "../../call-refusals.ts";
import { ProductEditor } from "./product-editor.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NAMES = { spellings: ["poldr haze", "polder hase"], isSample: false };

function show(names: typeof NAMES | null, answer: () => Response) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json({});
    sent.push(JSON.parse(String(body)) as object);
    return answer();
  });
  const element = (
    <ProductEditor
      product={null}
      revisions={[]}
      isAdmin={false}
      accountId={3}
      now="2026-11-20T10:00:00Z"
      firstName="Poldr Haze"
      names={names}
      mayJoin
    />
  );
  const router = createMemoryRouter([{ path: "*", loader: () => null, element }], {
    hydrationData: { loaderData: { "0": null } },
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const save = async () => fireEvent.click(await screen.findByRole("button", { name: "Save as a draft" }));
const refusal = () =>
  Response.json({ errors: [{ msg: NAMES_DECIDED.msg, param: "names" }] }, { status: 400 });

test("the names that a new product is made of are told and sent with it", async () => {
  const sent = show(NAMES, () => Response.json({ _id: "9", rev: "1" }));
  expect(screen.getByText(/“poldr haze”, “polder hase”/)).toBeTruthy();
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ name: "Poldr Haze", names: NAMES }]));
});

test("where somebody said meanwhile what one of them is, that is told, with the way to make it without", async () => {
  show(NAMES, refusal);
  await save();
  await screen.findByText(/Somebody has since said what one of the names is/);
  expect(screen.getByRole("link", { name: "Make it without these names" }).getAttribute("href")).toBe(
    "/dashboard/products/product?new&name=Poldr%20Haze",
  );
});

test("without names none are sent", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty("names");
});

test("accessories are asked for no strength, and nothing is asked of a strain before there is one", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  const kind = () => screen.getByLabelText(/^Kind of product/);
  expect(screen.queryByLabelText(/^Breeder/)).toBeNull();
  expect(screen.getByText(/belong to a strain: choose one/)).toBeTruthy();
  fireEvent.change(kind(), { target: { value: "supplies" } });
  expect(screen.queryByLabelText(/^THC in percent/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Strength" })).toBeNull();
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ type: "supplies", thcPermille: null, strain: null }]));
});

test("the finer kinds are those of the kind", () => {
  show(null, () => Response.json({}));
  const finer = () =>
    [...screen.getByLabelText<HTMLSelectElement>(/^More precisely/).options].map(({ text }) => text);
  expect(finer()).toEqual(["–", "Grown outdoors", "Grown indoors", "Grown in a greenhouse"]);
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "prerolled" } });
  expect(finer()).toEqual(["–", "Pure, without tobacco", "With tobacco", "With extract"]);
});

test("what no longer goes with the kind is told, comes back with the kind, and is saved empty", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  fireEvent.change(screen.getByLabelText(/^THC in percent/), { target: { value: "18.5" } });
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "supplies" } });
  expect(screen.getByText(/will be emptied when you save: THC in percent\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "weed" } });
  expect((screen.getByLabelText(/^THC in percent/) as HTMLInputElement).value).toBe("18.5");
  expect(screen.queryByText(/will be emptied/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "supplies" } });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ type: "supplies", thcPermille: null }]));
});

test("what is typed of a strength comes back with the kind that has one, and is not sent without", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  const kind = () => screen.getByLabelText(/^Kind of product/);
  const thc = () => screen.getByLabelText<HTMLInputElement>(/^THC in percent/);
  fireEvent.change(thc(), { target: { value: "18" } });
  fireEvent.change(kind(), { target: { value: "supplies" } });
  expect(screen.getByText(/will be emptied when you save: THC in percent/)).toBeTruthy();
  fireEvent.change(kind(), { target: { value: "hash" } });
  expect(thc().value).toBe("18");
  fireEvent.change(kind(), { target: { value: "supplies" } });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ type: "supplies", thcPermille: null }]));
});

test("a day is typed as people write it, the field says how it was read, and what is none is refused beside it", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  const day = screen.getByLabelText(/^Measured or read on/);
  const hint = () =>
    document.getElementById(day.getAttribute("aria-describedby")!.split(" ")[0]!)?.textContent;
  expect(hint()).toBe("As exact as is known: 17/08/2026, August 2026 or 2026.");
  fireEvent.change(day, { target: { value: "last week" } });
  await save();
  expect(await screen.findByText("Enter a day, a month or a year.")).toBeTruthy();
  fireEvent.change(day, { target: { value: "17 aug 26" } });
  expect(hint()).toBe("Read as: 17 August 2026.");
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ potencyOn: "2026-08-17" }]));
});

test("whoever types a strength is asked at once how it is known, and since when", () => {
  show(null, () => Response.json({}));
  const asked = () => screen.queryAllByText(/^Say (how the strength is known|when the strength was)/);
  expect(asked()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^THC in percent/), { target: { value: "18" } });
  expect(asked()).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/^How this is known/), { target: { value: "lab" } });
  fireEvent.change(screen.getByLabelText(/^Measured or read on/), { target: { value: "2026-08" } });
  expect(asked()).toEqual([]);
});

test("more than all of it is refused beside the field that says so, and what is no number as no number", async () => {
  const body = { errors: [{ msg: MORE_THAN_A_WHOLE.msg, param: "thcPermille" }] };
  show(null, () => Response.json(body, { status: 400 }));
  const thc = screen.getByLabelText(/^THC in percent/);
  fireEvent.change(thc, { target: { value: "915" } });
  await save();
  expect(await screen.findByText("THC in percent: That’s more than 100%.")).toBeTruthy();
  expect(screen.queryByText(/together/)).toBeNull();
  fireEvent.change(thc, { target: { value: "much" } });
  await save();
  expect(await screen.findByText("THC in percent: Enter a number such as 12.5.")).toBeTruthy();
});

test("a flower of more than 40% is doubted and not refused, and a hash of 91.5% neither", async () => {
  const sent = show(null, () => Response.json({ _id: "9", rev: "1" }));
  const doubt = () => screen.queryByText(/^Hardly any flower/);
  const thc = screen.getByLabelText(/^THC in percent/);
  fireEvent.change(thc, { target: { value: "40" } });
  expect(doubt()).toBeNull();
  fireEvent.change(thc, { target: { value: "91.5" } });
  expect(doubt()).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "hash" } });
  expect(doubt()).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Kind of product/), { target: { value: "weed" } });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ type: "weed", thcPermille: 915 }]));
});
