import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { callsOfEditor, drawOnPage } from "#features/dashboard/ui/editor/editor-on-page.test-support.tsx";
import { HANGS_TOGETHER } from "../../call-refusals.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";
import { RemoveProduct } from "./remove-product.tsx";

const calls = callsOfEditor<object>();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const product = (source: "operator" | "kushy") =>
  ({ id: 7, rev: "one", values: { name: "Duinhars" }, shown: { source } }) as unknown as ProductToEdit;

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("what hangs on a product is told one by one, with the way to merge it", async () => {
  await drawOnPage(<RemoveProduct product={product("operator")} />, {});
  await press("Delete this product");
  const errors = [{ ...HANGS_TOGETHER.with({ menuLines: "3", reviews: "1" }), param: "_id" }];
  calls.answers.push({ status: 409, body: { errors } });
  await press("Delete it");
  expect(calls.sent).toEqual([{ _id: "7", rev: "one" }]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "3 lines on menus",
    "1 review",
  ]);
  expect(screen.getByRole("link", { name: "Merge them" }).getAttribute("href")).toMatch(
    /\/dashboard\/doublestrains\?kind=product$/,
  );
});

test("of what the files of the catalogue have it says that they bring it back", async () => {
  await drawOnPage(<RemoveProduct product={product("kushy")} />, {});
  await press("Delete this product");
  expect(screen.getByText(/the next import brings it back/)).toBeTruthy();
});
