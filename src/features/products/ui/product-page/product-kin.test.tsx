import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { SimilarStrain } from "../../product-details.ts";
import { SimilarStrains } from "./product-kin.tsx";

afterEach(cleanup);

test("why a strain is like the one of the page names that one, and a label goes on in small letters", () => {
  const reasons = [
    "isParent",
    "isChild",
    "flavour:earthy",
    "marketedAs:hybrid",
    "parent:skunk",
    "unheard",
    "flavour:lemon",
  ];
  const similar = [
    {
      product: {
        id: 1,
        type: "weed",
        slug: "blue-jack",
        name: "Blue Jack",
        thcPermille: 180,
        potencyMethod: "lab",
        shopCount: 2,
      },
      reasons,
    },
  ] as unknown as SimilarStrain[];
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <SimilarStrains name="Jack Herer" similar={similar} strainNames={{ skunk: "Skunk #1" }} />
      </MemoryRouter>
    </I18nProvider>,
  );
  const [, ...said] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^THC 18\s?% \(lab\)$/),
    "on the menus of 2 shops",
    "A parent of Jack Herer",
    "Bred from Jack Herer",
    "Same flavour: earthy, lemon",
    "Both sold as hybrid",
    "Also comes from Skunk #1",
  ]);
});
