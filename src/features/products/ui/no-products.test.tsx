import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ProductCard } from "../product.ts";
import { NoProducts } from "./no-products.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const ROTTERDAM = { slug: "rotterdam", name: "Rotterdam" };

function said(areMenusKept: boolean, city: typeof ROTTERDAM | null = ROTTERDAM) {
  const Component = () => <NoProducts isNarrowed={false} resetTo="/weed" {...{ areMenusKept, city }} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test("menus that a rule keeps back are not said to be untold", () => {
  expect(said(true)).toContain("We’re not allowed to show what shops sell here.");
  expect(said(true)).not.toContain("yet");
  expect(said(false)).toContain("No menus to show from here yet");
});

test("what no shop of the country is known to sell leads to the strains, not to the same list", () => {
  expect(said(false, null)).toBe(
    "Not on any menu we know of yetThis fills up once shops share their menus.To the strain guide",
  );
});

const known = (slug: string, name: string, shopCount: number) =>
  ({
    id: shopCount,
    type: "weed",
    slug,
    name,
    shopCount,
    lowCentsPerGram: null,
    fromCents: null,
    rating: null,
  }) as ProductCard;

test("what a town is not known to have leads to being told of it there first, then to what is known of it", () => {
  const elsewhere = [known("amnesia-haze", "Amnesia Haze", 2), known("amnesia-lemon", "Amnesia Lemon", 0)];
  const Component = () => (
    <NoProducts isNarrowed resetTo="/weed" areMenusKept={false} city={ROTTERDAM} elsewhere={elsewhere} />
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe("Not on any menu here that we know of");
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Be told of Amnesia Haze near Rotterdam", "/weed/amnesia-haze?city=rotterdam#tell-me"],
    ["Amnesia Haze", "/weed/amnesia-haze"],
    ["Amnesia Lemon", "/weed/amnesia-lemon"],
  ]);
});
