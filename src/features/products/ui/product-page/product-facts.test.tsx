import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ProductDetails } from "../../product-details.ts";
import { HeadFacts, HeadWords } from "./head-facts.tsx";
import { ProductFacts } from "./product-facts.tsx";

afterEach(cleanup);

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const cookie = {
  slug: "late-cookie",
  aliases: [],
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

const HAZE = {
  ...cookie,
  name: "Haze",
  type: "hash",
  marketedAs: "indica",
  thcMicrogramsPerPiece: null,
  thcMicrogramsPerPack: null,
  lineage: { parents: [], children: [], childCount: 0 },
  strain: {
    name: "Haze",
    aliases: [],
    productSlug: "haze",
    breeder: { slug: "dijkzaden", name: "Dijkzaden" },
    effects: ["happy"],
    flavours: ["mint"],
    source: "kushy",
    observedOn: "2017-11",
  },
  corrections: (["name", "type", "marketedAs", "effects", "breeder"] as const).map((fact) => ({
    fact,
    source: "visitor",
    observedOn: "2026-11-20",
  })),
} as unknown as ProductDetails;

test("a fact that people put right has their word and its day; the rest keeps the source of the catalogue", () => {
  const now = "2026-11-21T13:15:00Z";
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <HeadFacts product={HAZE} now={now} />
        <HeadWords product={HAZE} now={now} />
        <ProductFacts product={HAZE} now={now} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const told = [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);
  const word = /A visitor, .*20 November 2026 \(yesterday\)$/;
  expect(told.filter((text) => word.test(text)).map((text) => text.split("A visitor")[0])).toEqual([
    "Indica",
    "Dijkzaden",
    "Haze",
    "Hash",
  ]);
  expect(told.some((text) => text.startsWith("Kushy, an open strain catalogue, November 2017"))).toBe(true);
  const groups = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ parentElement }) => parentElement?.textContent);
  expect(groups[0]).toMatch(word);
  expect(groups[1]).not.toMatch(word);
});

test("the other names of a product stand once, and without any there is no such line", () => {
  const shown = (aliases: string[]) => {
    const product = { ...cookie, aliases } as ProductDetails;
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <ProductFacts product={product} now="2026-11-21T13:15:00Z" />
      </I18nProvider>,
    );
    return [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);
  };
  expect(shown(["Polderkoek", "Dyke Cookie"])).toContain("Polderkoek, Dyke Cookie");
  expect(screen.getByText("Also called")).toBeTruthy();
  cleanup();
  shown([]);
  expect(screen.queryByText("Also called")).toBeNull();
});
