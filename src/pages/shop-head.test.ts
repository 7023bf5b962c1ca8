import { expect, test } from "vitest";
import type { Shop } from "#features/shops/shop.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import type { AppContext } from "../app-context.ts";
import { shopHead } from "./shop-head.server.ts";

const RELAX = {
  name: "Relax",
  slug: "relax",
  kind: "coffeeshop",
  street: "Binnen Oranjestraat",
  houseNumber: "9",
  city: { name: "Amsterdam", slug: "amsterdam" },
  status: "active",
};

async function headOf(changes: object, locale: Locale = "en") {
  const i18n = await loadMessages(locale, MESSAGE_AREAS);
  return shopHead({ i18n } as AppContext, { ...RELAX, ...changes } as unknown as Shop);
}

test("a shop is called by its name and its city, and described with its kind and its street", async () => {
  const { title, description } = await headOf({});
  expect(title).toBe("Relax, Amsterdam");
  expect(description).toMatch(/^Coffeeshop Relax, Binnen Oranjestraat 9 in Amsterdam: address/);
});

test.each(["Coffeeshop Relax", "420 coffeeshop"])("%s is not called a coffeeshop twice", async (name) => {
  const { description } = await headOf({ name });
  expect(description.startsWith(`${name}, Binnen`)).toBe(true);
});

test("of two shops with one name in one city the later one tells its street", async () => {
  const { title } = await headOf({ slug: "relax-amsterdam" });
  expect(title).toBe("Relax, Binnen Oranjestraat 9, Amsterdam");
  expect((await headOf({ slug: "relax-amsterdam", street: null, houseNumber: null })).title).toBe(
    "Relax, Amsterdam",
  );
});

test("one that closed for good says so", async () => {
  const { title } = await headOf({ status: "permanentlyClosed" }, "de");
  expect(title).toBe("Relax, Amsterdam (dauerhaft geschlossen)");
});

test("a street that nobody knows leaves no gap", async () => {
  const { description } = await headOf({ street: null, houseNumber: null }, "nl");
  expect(description).toMatch(/^Coffeeshop Relax in Amsterdam: adres/);
});
