import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { withShopTexts } from "../with-shop-texts.ts";

export const FormAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shop-visitor-form.tsx"))).ShopVisitorForm,
);

export const AnswerAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shop-answer.tsx"))).ShopAnswer,
);

export const CanIGetInCityAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./can-i-get-in-city.tsx"))).CanIGetInCity,
);

/** Fetches them beside the data of a shop that is opened from another page. */
export function prepareCanIGetIn(): void {
  FormAsDrawn.prepare();
  AnswerAsDrawn.prepare();
}
