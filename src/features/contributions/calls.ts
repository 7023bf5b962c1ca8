import { isProductType, type ProductType } from "#features/products/product-types.ts";
import { readSuggestions } from "#features/search/calls.ts";
import { send, sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ApproveForm, Suggested, SuggestForm } from "./change.ts";
import type { ConfirmForm, FactAnswer } from "./fact.ts";
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
 * Suggests that something about a shop is otherwise.
 * @throws CallFailed
 */
export function suggestChange(form: SuggestForm): Promise<Suggested> {
  return sendCall<Suggested>("POST", "suggestchange", form);
}

/**
 * Takes back what one suggested.
 * @throws CallFailed
 */
export async function withdrawChange(changeId: string): Promise<void> {
  await sendCall("POST", "withdrawchange", { changeId });
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

/** Products that are called like what was typed, the best first; none when the search fails: a name alone will do. */
export async function productsCalled(
  text: string,
  { isSample, locale, signal }: { isSample: boolean; locale: Locale; signal: AbortSignal },
): Promise<ProductCalled[]> {
  try {
    const { products = [] } = await readSuggestions({ text, kinds: ["products"] }, locale, signal);
    return products
      .filter((product) => Boolean(product.isSample) === isSample)
      .map(({ _id: id, name, type }) => ({ id, name, type: isProductType(type) ? type : null }));
  } catch {
    return [];
  }
}
