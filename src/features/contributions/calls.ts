import { isProductType, type ProductType } from "#features/products/product-types.ts";
import { readSuggestions, type Suggestions } from "#features/search/calls.ts";
import { send, sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Suggested } from "./change.ts";
import type { ApproveForm, SuggestForm, Withdrawn } from "./change-forms.ts";
import type { FactAnswer } from "./fact.ts";
import type { ConfirmForm } from "./fact-form.ts";
import type { DecideMenuImageForm, MenuImageContent } from "./menu-image.ts";

/**
 * Says whether something we know of a shop is so.
 * @throws CallFailed
 */
export async function confirmFact(form: ConfirmForm): Promise<FactAnswer["outcome"]> {
  const { outcome } = await sendCall<FactAnswer>("POST", "confirmfact", form);
  return outcome;
}

/**
 * Suggests that something about a shop or a product is otherwise.
 * @throws CallFailed
 */
export function suggestChange(form: SuggestForm): Promise<Suggested> {
  return sendCall<Suggested>("POST", "suggestchange", form);
}

/**
 * Takes back what one suggested, or a photo that waits.
 * @throws CallFailed
 */
export async function withdraw(what: Withdrawn): Promise<void> {
  await sendCall("POST", "withdrawchange", what);
}

/**
 * Adds a picture of a menu.
 * @throws CallFailed
 */
export async function addMenuImage(shopId: number, image: Blob, name: string): Promise<void> {
  const form = new FormData();
  form.set("image", image, name);
  form.set("shopId", String(shopId));
  await sendCall("POST", "addmenuimage", form);
}

/** @throws CallFailed, with 409 when somebody else was first */
export async function approveChange(form: ApproveForm): Promise<void> {
  await sendCall("POST", "approvechange", form);
}

/** @throws CallFailed, with 409 when somebody else was first */
export async function decideMenuImage(form: DecideMenuImageForm): Promise<void> {
  await sendCall("POST", "menuimages", form);
}

/**
 * A picture of a menu that waits, as a `data:` address: it has no public one.
 * @throws CallFailed
 */
export async function menuImageContent(imageId: string, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ imageId });
  const { image } = await send<MenuImageContent>("GET", `menuimage?${query}`, undefined, signal);
  return image;
}

export interface ProductCalled {
  id: string;
  name: string;
  type: ProductType | null;
}

interface Asking {
  locale: Locale;
  signal: AbortSignal;
}

/** Products that are called like what was typed, the best first; none when the search fails: a name alone will do. */
export const realProductsCalled = (text: string, on: Asking) => productsCalled(text, on, false);
export const sampleProductsCalled = (text: string, on: Asking) => productsCalled(text, on, true);

async function productsCalled(text: string, on: Asking, isSample: boolean): Promise<ProductCalled[]> {
  const { products = [] } = await suggestionsFor(text, "products", on);
  return products
    .filter((product) => Boolean(product.isSample) === isSample)
    .map(({ _id: id, name, type }) => ({ id, name, type: isProductType(type) ? type : null }));
}

export interface BrandCalled {
  id: string;
  name: string;
}

/** Brands that are called like what was typed, the best first; none when the search fails. */
export const realBrandsCalled = (text: string, on: Asking) => brandsCalled(text, on, false);
export const sampleBrandsCalled = (text: string, on: Asking) => brandsCalled(text, on, true);

async function brandsCalled(text: string, on: Asking, isSample: boolean): Promise<BrandCalled[]> {
  const { brands = [] } = await suggestionsFor(text, "brands", on);
  return brands
    .filter((brand) => Boolean(brand.isSample) === isSample)
    .map(({ _id: id, name }) => ({ id, name }));
}

export interface CityCalled {
  url: string;
  name: string;
}

/** Cities that are called like what was typed, equal names with what tells them apart; none when the search fails. */
export async function citiesCalled(text: string, on: Asking): Promise<CityCalled[]> {
  const { cities = [] } = await suggestionsFor(text, "cities", on);
  const towns = cities.filter(({ type }) => type !== "municipality");
  return towns.map(({ url, name, place }) => {
    const isOneOfMany = towns.some((other) => other.url !== url && other.name === name);
    return { url, name: isOneOfMany && place ? `${name}, ${place}` : name };
  });
}

function suggestionsFor(
  text: string,
  kind: "products" | "brands" | "cities",
  { locale, signal }: Asking,
): Promise<Suggestions> {
  return readSuggestions({ text, kinds: [kind] }, locale, signal).catch(() => ({}));
}
