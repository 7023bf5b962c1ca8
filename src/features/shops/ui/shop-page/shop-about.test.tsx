import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Shop } from "../../shop.ts";
import { ShopAbout } from "./shop-about.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const NOTHING_SAID = {
  name: "Zeelucht",
  description: null,
  phone: null,
  email: null,
  website: null,
  socials: [],
  facts: {},
} as unknown as Shop;

function show(shop: Partial<Shop>) {
  render(
    <I18nProvider i18n={i18n}>
      <ShopAbout shop={{ ...NOTHING_SAID, ...shop }} pictureBase="" />
    </I18nProvider>,
  );
}

afterEach(cleanup);

test("a logo is shown also where nothing else is said of the shop, and is called as the shop is", () => {
  show({ logo: { key: "a".repeat(32), width: 300, height: 200 } });
  expect(screen.getByRole("img", { name: "Zeelucht" })).toBeTruthy();
});

test("where nothing is said and nothing shown, there is no heading over nothing", () => {
  show({ logo: null });
  expect(screen.queryByRole("heading")).toBeNull();
});
