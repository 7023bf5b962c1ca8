import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { LISTED_ALREADY, TAKEN_BACK } from "../../call-refusals.ts";
import type { UserChange } from "../../change.ts";
import { phoneChange } from "../../user-change.test-support.ts";
import { ChangeRoom } from "./change-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/changes/user";

const TWO_FIELDS = phoneChange("1", {
  fields: [
    { field: "street", before: "Dam", after: "Damrak" },
    { field: "wheelchair", before: "no", after: "limited" },
  ],
  text: "I live next door.",
});

const DOUBT = phoneChange("2", { fields: [], answered: "hours" });

const LINE = phoneChange("3", {
  type: "menu",
  fields: [
    { field: "rawName", before: null, after: "Haze" },
    { field: "ladder", before: null, after: [{ unit: "gram", quantity: 1, cents: 900 }] },
  ],
});

function Room({ changes }: { changes: readonly UserChange[] }) {
  const [query] = useSearchParams();
  const loaded = { missingId: null, hours: null, place: null, sentences: {}, author: () => null };
  return <ChangeRoom path={PATH} of="user" changes={changes} chosenId={query.get("id")} {...loaded} />;
}

/** What the site finds for what is looked for. */
function searched(path: string): object[] {
  const text = new URL(path, "http://site").searchParams.get("search");
  if (text === "Haze") return [{ _id: "41", name: "Super Haze", url: "super-haze", type: "weed" }, SAMPLE];
  return [{ _id: "42", name: "Choco Hash", url: "choco-hash", type: "hash" }];
}

const SAMPLE = { _id: "43", name: "Sample Haze", url: "sample-haze", type: "weed", isSample: true };

/** The room, on a site that answers decisions as given. Returns what is sent. */
function show(
  answer: { status: number; body?: object },
  changes: readonly UserChange[] = [TWO_FIELDS, DOUBT, LINE],
  locale = "en",
) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.startsWith("/api/autocomplete")) return Response.json({ products: searched(path) });
    sent.push({ path, ...(JSON.parse(String(body)) as object) });
    return Response.json(answer.body ?? {}, { status: answer.status });
  });
  const element = <Room changes={changes} />;
  const router = createMemoryRouter([{ path: PATH, element }], { initialEntries: [PATH] });
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

async function decide(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name }));
  await sendNow();
}

const shown = () => screen.getByRole("heading", { level: 2 }).textContent;
const queued = () =>
  screen.getAllByRole("listitem").flatMap((item) => /^Shop \d/.exec(item.textContent) ?? []);
const alert = () => screen.getByRole("alert").textContent;

test("each field has what was known and what is suggested, in words", () => {
  show({ status: 200 });
  expect(shown()).toBe("Shop 1");
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Dam",
    "Damrak",
    "No",
    "With help",
  ]);
  expect(screen.getByText("I live next door.")).toBeTruthy();
});

test("one that is taken as a whole leaves the list at once, and names no fields", async () => {
  const sent = show({ status: 200 });
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(queued()).toEqual(["Shop 2", "Shop 3"]));
  await sendNow();
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", changeId: "1", approve: true }]));
  expect(alert()).toBe("");
});

test("one can be taken by field; with nothing ticked it can only be refused", async () => {
  const sent = show({ status: 200 });
  fireEvent.click(screen.getByRole("checkbox", { name: "Street" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Wheelchair accessible" }));
  const accept = screen.getByRole<HTMLButtonElement>("button", { name: "Accept the ticked ones" });
  expect(accept.disabled).toBe(true);
  fireEvent.keyDown(screen.getByRole("checkbox", { name: "Street" }), { key: "a" });
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Wheelchair accessible" }));
  fireEvent.keyDown(screen.getByRole("checkbox", { name: "Street" }), { key: "a" });
  expect(await screen.findByText(/Accepted in part/)).toBeTruthy();
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([
      { path: "/api/approvechange", changeId: "1", approve: true, fields: ["wheelchair"] },
    ]),
  );
});

test("one that could not be decided comes back as it was ticked, with the alert of the specification", async () => {
  show({ status: 503 });
  fireEvent.click(screen.getByRole("checkbox", { name: "Street" }));
  await decide("Accept the ticked ones");
  await waitFor(() => expect(alert()).toContain("Error handling userchange :("));
  expect(queued()).toEqual(["Shop 1", "Shop 2", "Shop 3"]);
  fireEvent.click(screen.getByRole("link", { name: /Shop 1/, current: false }));
  await waitFor(() => expect(shown()).toBe("Shop 1"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Street" }).checked).toBe(false);
});

test.each([
  [DECIDED_ALREADY.with({ name: "Eva" }), "Eva got there first and has already decided."],
  [DECIDED_ALREADY.with({ name: null }), "Somebody else was first."],
  [TAKEN_BACK.with({}), "Its author withdrew it before you decided."],
])("whoever is late hears why, and it stays away: %o", async (reason, told) => {
  show({ status: 409, body: { errors: [{ ...reason, param: "changeId" }] } });
  // Without a reason, which is a choice too.
  fireEvent.change(screen.getByLabelText("Reason, if you refuse"), { target: { value: "none" } });
  await decide("Refuse");
  await waitFor(() => expect(alert()).toContain(told));
  expect(queued()).toEqual(["Shop 2", "Shop 3"]);
});

test("the keys j, k, a and r go through the queue, where a doubt has no fields and a line keeps its name", async () => {
  const sent = show({ status: 200 });
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(shown()).toBe("Shop 2"));
  expect(screen.getByText(/no longer true: Opening hours/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "r" });
  const reason = screen.getByLabelText("Reason, if you refuse");
  expect(document.activeElement).toBe(reason);
  expect(sent).toEqual([]);
  fireEvent.change(reason, { target: { value: "unconfirmed" } });
  await decide("Refuse");
  const refused = { path: "/api/approvechange", changeId: "2", approve: false, reason: "unconfirmed" };
  await waitFor(() => expect(sent).toEqual([refused]));
  await waitFor(() => expect(shown()).toBe("Shop 3"));
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  expect(screen.getByText("1 g €9.00")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "k" });
  await waitFor(() => expect(shown()).toBe("Shop 1"));
  fireEvent.keyDown(document.body, { key: "a" });
  await sendNow();
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ path: "/api/approvechange", changeId: "1", approve: true }),
  );
});

test("a line that is only a name is joined to the product that is chosen, of those that are called like it", async () => {
  const sent = show({ status: 200 }, [LINE]);
  const choices = () =>
    screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  await waitFor(() => expect(choices()).toEqual(["None: it stays a name", "Super Haze · Weed"]));
  fireEvent.click(screen.getByRole("radio", { name: "Super Haze · Weed" }));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Choco" } });
  await waitFor(() =>
    expect(choices()).toEqual(["None: it stays a name", "Super Haze · Weed", "Choco Hash · Hash"]),
  );
  fireEvent.click(screen.getByRole("radio", { name: "Choco Hash · Hash" }));
  // A letter in the search is a letter; on a choice it is a key of the queue.
  fireEvent.keyDown(screen.getByRole("searchbox"), { key: "a" });
  expect(sent).toEqual([]);
  fireEvent.keyDown(screen.getByRole("radio", { name: "Choco Hash · Hash" }), { key: "a" });
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([{ path: "/api/approvechange", changeId: "3", approve: true, productId: "42" }]),
  );
});

test("a line stays a name where no product is chosen; there is no choice for one that has its product, or for facts", async () => {
  const product = { _id: "9", url: "haze", name: "Haze", type: "weed", isSample: false } as const;
  const sent = show({ status: 200 }, [LINE, { ...LINE, _id: "4", productId: "9", product }, DOUBT]);
  fireEvent.click(await screen.findByRole("radio", { name: "Super Haze · Weed" }));
  fireEvent.click(screen.getByRole("radio", { name: "None: it stays a name" }));
  await decide("Accept");
  await waitFor(() => expect(sent).toEqual([{ path: "/api/approvechange", changeId: "3", approve: true }]));
  expect(screen.queryByRole("radio")).toBeNull();
  fireEvent.keyDown(document.body, { key: "j" });
  await waitFor(() => expect(shown()).toBe("Shop 2"));
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a line that could not be taken comes back with its product", async () => {
  show({ status: 503 }, [LINE]);
  fireEvent.click(await screen.findByRole("radio", { name: "Super Haze · Weed" }));
  await decide("Accept");
  await waitFor(() => expect(alert()).toContain("Error handling userchange :("));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Super Haze · Weed" }).checked).toBe(true);
});

const NEW_SHOP = phoneChange("5", {
  type: "newShop",
  shop: null,
  fields: [
    { field: "name", before: null, after: "Shop 5" },
    { field: "kind", before: null, after: "coffeeshop" },
    { field: "street", before: null, after: "Kade" },
    { field: "houseNumber", before: null, after: "2" },
    { field: "city", before: null, after: "Hoorn" },
    { field: "phone", before: null, after: "+31201234567" },
  ],
});

test("of a shop that is missing only what it can do without is ticked", async () => {
  const sent = show({ status: 200 }, [NEW_SHOP]);
  expect(shown()).toBe("Shop 5");
  expect(screen.getByText("New shop in Hoorn")).toBeTruthy();
  expect(screen.queryByText("Before")).toBeNull();
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  fireEvent.click(screen.getByRole("checkbox", { name: "Phone" }));
  await decide("Accept the ticked ones");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ fields: ["name", "kind", "street", "houseNumber", "city"] });
});

test("a shop that has its page by now comes back, to be refused, and the page is named", async () => {
  const reason = LISTED_ALREADY.with({ name: "De Reiger", url: "de-reiger" });
  show({ status: 409, body: { errors: [{ ...reason, param: "changeId" }] } }, [NEW_SHOP]);
  await decide("Accept");
  await waitFor(() => expect(alert()).toContain("We have it already: De Reiger. Refuse this one."));
  expect(shown()).toBe("Shop 5");
});

const PRODUCT = phoneChange("6", {
  type: "product",
  shop: null,
  productId: "9",
  product: { _id: "9", url: "haze", name: "Haze", type: "weed", isSample: true },
  fields: [
    { field: "name", before: "Haze", after: "no" },
    { field: "type", before: "weed", after: "hash" },
    { field: "thcPermille", before: null, after: 215 },
    { field: "marketedAs", before: "indica", after: null },
    { field: "effects", before: ["dryMouth"], after: ["relaxed", "clearHeaded"] },
    { field: "flavours", before: [], after: ["mint"] },
    { field: "breeder", before: "Dijkzaden", after: "Green Thumb" },
  ],
});

test("of a product every field is told in words, and leads to its page", async () => {
  const sent = show({ status: 200 }, [PRODUCT]);
  expect(shown()).toBe("Haze");
  expect(screen.getByRole("heading", { level: 2 }).querySelector("a")?.getAttribute("href")).toBe(
    "/weed/haze",
  );
  expect(screen.getByText("Sample")).toBeTruthy();
  expect(screen.queryByText("New shop")).toBeNull();
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
    [
      ["Haze", "no"],
      ["Weed", "Hash"],
      ["Not known", "21.5%"],
      ["Indica", "Not known"],
      ["Dry mouth", "Relaxed, Clear-headed"],
      ["Not known", "Mint"],
      ["Dijkzaden", "Green Thumb"],
    ].flat(),
  );
  for (const name of ["Name", "Kind of product", "Bred by"])
    fireEvent.click(screen.getByRole("checkbox", { name }));
  await decide("Accept the ticked ones");
  await waitFor(() =>
    expect(sent).toMatchObject([{ fields: ["thcPermille", "marketedAs", "effects", "flavours"] }]),
  );
});

test("percentages have the decimal sign of the reader", () => {
  show({ status: 200 }, [PRODUCT], "nl");
  expect(screen.getByText(/^21,5\s?%$/)).toBeTruthy();
});

test("an empty room says so", () => {
  show({ status: 200 }, []);
  expect(screen.getByText(/^Nothing waiting. Either everything’s right/)).toBeTruthy();
});
