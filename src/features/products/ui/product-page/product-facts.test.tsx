import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ProductDetails } from "../../product-details.ts";
import { ProductFacts } from "./product-facts.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const cookie = {
  slug: "late-cookie",
  subCategory: null,
  thcPermille: null,
  cbdPermille: null,
  milligramsPerPiece: null,
  piecesPerPack: null,
  thcMicrogramsPerPiece: 2500,
  thcMicrogramsPerPack: 25_000,
  potencyMethod: "label",
  potencyObservedOn: "2026-10",
  source: "operator",
  observedOn: "2026-10",
  strain: null,
  corrections: [],
} as unknown as ProductDetails;

test("milligrams of THC stand with how and when they are known, of one and of a pack", () => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ProductFacts product={cookie} now="2026-11-21T13:15:00Z" />
    </I18nProvider>,
  );
  const told = [...container.querySelectorAll("dd")].map((fact) =>
    fact.textContent.replaceAll("\u00A0", " "),
  );
  expect(told[0]).toMatch(/^2\.5 mg ?According to the label, October 2026/);
  expect(told[1]).toMatch(/^25 mg ?According to the label, October 2026/);
});
