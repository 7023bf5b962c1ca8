import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { SuggestProductButton } from "../suggest-product-button.tsx";
import { ProductForm, type SuggestedProduct } from "./product-form.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HAZE = {
  id: 7,
  name: "Polder Haze",
  type: "weed",
  isSample: false,
  thcPermille: 215,
  cbdPermille: null,
  thcMicrogramsPerPiece: null,
  strain: {
    name: "Polder Haze",
    marketedAs: "sativa",
    effects: ["happy", "creative"],
    flavours: ["citrus"],
    breeder: { slug: "dijkzaden", name: "Dijkzaden" },
  },
} as unknown as SuggestedProduct;

const PAPERS = { ...HAZE, name: "Long Leaves", type: "supplies", thcPermille: null, strain: null } as const;

const DONE = { changes: [{ _id: "1", state: "pending" }] };
const BRANDS = [
  { _id: "31", url: "green-thumb", name: "Green Thumb", type: "breeder" },
  { _id: "32", url: "sample-thumb", name: "Green Thumbs", type: "breeder", isSample: true },
];

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const enter = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const sentChanges = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === "/api/suggestchange").map(({ body }) => body);

const told = (changes: object) => ({ targetType: "product", targetId: "7", changes });

test("the form is filled in with what we know, and only what differs is sent", async () => {
  const sent = answering((path) => (path.includes("autocomplete") ? { brands: BRANDS } : DONE));
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect((await field(/^Name/)).value).toBe("Polder Haze");
  expect((await field(/^THC/)).value).toBe("21.5");
  expect((await field(/^CBD/)).value).toBe("");
  expect(screen.getByRole("button", { name: "Happy" }).getAttribute("aria-pressed")).toBe("true");
  await enter(/^THC/, "19,8 %");
  await enter(/^Sold as/, "hybrid");
  await press("Happy");
  await press("Sleepy");
  await enter(/^Bred by/, "green thumb");
  await waitFor(() => expect(document.querySelector("datalist option")).toBeTruthy());
  await press("Send");
  await screen.findByText("Thanks, noted. Somebody will look at it, and you’ll hear from us.");
  expect(sentChanges(sent)).toEqual([
    told({ thcPermille: 198, marketedAs: "hybrid", effects: ["creative", "sleepy"], breeder: "31" }),
  ]);
});

test("what is emptied is not known any more", async () => {
  const sent = answering((path) => (path.includes("autocomplete") ? {} : DONE));
  show(<ProductForm product={HAZE} isGuest={false} />);
  await enter(/^THC/, "");
  await enter(/^Bred by/, "");
  await enter(/^Sold as/, "");
  await press("Citrus");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sentChanges(sent)).toEqual([
    told({ thcPermille: null, breeder: null, marketedAs: null, flavours: [] }),
  ]);
});

test("what cannot be so is said beside its field, and nothing is sent; so is what is no change", async () => {
  const sent = answering((path) => (path.includes("autocomplete") ? { brands: BRANDS } : DONE));
  show(<ProductForm product={HAZE} isGuest={false} />);
  await press("Send");
  await screen.findAllByText("That’s what we know already.");
  await enter(/^THC/, "strong");
  await enter(/^Bred by/, "Nobody we know");
  await press("Send");
  await screen.findAllByText(/^Enter a percentage such as 21.5/);
  await screen.findAllByText(/^Choose a name from those offered/);
  expect((await field(/^THC/)).getAttribute("aria-invalid")).toBe("true");
  expect(sentChanges(sent)).toEqual([]);
});

test("what the site refuses is said beside its field", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ msg: "Must be left out", param: "changes.type" }] }, { status: 400 }),
  );
  show(<ProductForm product={HAZE} isGuest={false} />);
  await enter(/^Kind of product/, "hash");
  await press("Send");
  await screen.findAllByText("That kind doesn’t go with what we know of this product.");
});

test("an accessory has no strength and no strain, and what has one is no accessory", async () => {
  answering(() => ({}));
  show(<ProductForm product={PAPERS} isGuest={false} />);
  const kinds = async () => [...(await field(/^Kind/)).querySelectorAll("option")].map(({ value }) => value);
  expect(await kinds()).toContain("supplies");
  for (const label of [/^THC/, /^CBD/, /^Sold as/, /^Bred by/])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByRole("button", { name: "Happy" })).toBeNull();
  await enter(/^Kind of product/, "hash");
  expect(await field(/^THC/)).toBeTruthy();
  cleanup();
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect(await kinds()).not.toContain("supplies");
});

test("what is told in milligrams a piece has no percentages", async () => {
  answering(() => ({}));
  show(
    <ProductForm product={{ ...PAPERS, type: "edibles", thcMicrogramsPerPiece: 10_000 }} isGuest={false} />,
  );
  await field(/^Name/);
  expect(screen.queryByLabelText(/^THC/)).toBeNull();
});

test("what was typed is there again when the form is opened once more, until it has arrived", async () => {
  answering(() => 503);
  show(<ProductForm product={HAZE} isGuest={false} />);
  await enter(/^Name/, "Haze");
  await press("Mint");
  await press("Send");
  await screen.findByText(/nothing is lost/);
  cleanup();
  answering(() => DONE);
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect((await field(/^Name/)).value).toBe("Haze");
  expect(screen.getByRole("button", { name: "Mint" }).getAttribute("aria-pressed")).toBe("true");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  cleanup();
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect((await field(/^Name/)).value).toBe("Polder Haze");
});

test("a visitor opens it with a button and is asked to sign in; it goes on afterwards", async () => {
  const sent = answering(() => ({}));
  const { askToSignIn } = show(
    <SuggestProductButton product={HAZE} isGuest>
      Suggest a change
    </SuggestProductButton>,
  );
  await press("Suggest a change");
  await screen.findByRole("dialog", { name: "What’s different?" });
  await enter(/^Name/, "Haze");
  await press("Send");
  await screen.findByText(/Log in, and it’s sent automatically/);
  expect(askToSignIn).toHaveBeenCalledWith({ call: "suggestchange", body: told({ name: "Haze" }) });
  expect(sentChanges(sent)).toEqual([]);
});

test("a remark for whoever decides goes along, and is there again until it has arrived", async () => {
  const sent = answering(() => DONE);
  show(<ProductForm product={HAZE} isGuest={false} />);
  await enter(/^A remark/, "It is on the jar.");
  cleanup();
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect((await field(/^A remark/)).value).toBe("It is on the jar.");
  await enter(/^THC/, "19.8");
  await press("Send");
  await screen.findByText(/you’ll hear/);
  expect(sentChanges(sent)).toEqual([{ ...told({ thcPermille: 198 }), text: "It is on the jar." }]);
  cleanup();
  show(<ProductForm product={HAZE} isGuest={false} />);
  expect((await field(/^A remark/)).value).toBe("");
});

test("a remark that is too long is said beside its field", async () => {
  const errors = [{ msg: "Must have at most 500 characters", param: "text" }];
  vi.stubGlobal("fetch", async () => Response.json({ errors }, { status: 400 }));
  show(<ProductForm product={HAZE} isGuest={false} />);
  await enter(/^THC/, "19.8");
  await enter(/^A remark/, "x".repeat(501));
  await press("Send");
  await waitFor(async () => expect((await field(/^A remark/)).getAttribute("aria-invalid")).toBe("true"));
  expect((await field(/^A remark/)).value).toHaveLength(501);
});
