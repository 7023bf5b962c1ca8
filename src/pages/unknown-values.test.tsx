import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { readProductFilters } from "#features/products/product-query.ts";
import type { UnknownValue } from "#platform/read-query.ts";
import { readVisitor } from "#features/shops/can-i-get-in-query.ts";
import { UnknownValues } from "./unknown-values.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function linesFor(query: string) {
  return linesOf(readProductFilters(new URLSearchParams(query)).unknown);
}

function linesOf(unknown: readonly UnknownValue[]) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <UnknownValues values={unknown} />
    </I18nProvider>,
  );
  return [...container.querySelectorAll("p")].map((line) => line.textContent);
}

test("each value that nobody knows is named with its word, and an order is called one", () => {
  expect(linesFor("thc=zz&sort=zz")).toEqual([
    "There’s no filter “thc=zz”, so it’s ignored.",
    "This list can’t be sorted by “sort=zz”, so it’s in its usual order.",
  ]);
});

test("a value that looks like markup is told as it is", () => {
  expect(linesFor(`thc=${encodeURIComponent("<0>gratis</0>")}`)).toEqual([
    "There’s no filter “thc=<0>gratis</0>”, so it’s ignored.",
  ]);
});

test("what looks the same is said once", () => {
  const long = "x".repeat(60);
  expect(linesFor(`effect=${long}&effect=${long}y`)).toHaveLength(1);
});

test("what a visitor is said to be is an answer, and no filter of a list", () => {
  expect(linesOf(readVisitor(new URLSearchParams("residence=mars")).unknown)).toEqual([
    "We don’t know the answer “residence=mars”, so it’s ignored.",
  ]);
});
