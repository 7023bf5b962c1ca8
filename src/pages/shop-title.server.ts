import { msg } from "@lingui/core/macro";
import type { Shop } from "#features/shops/shop.ts";
import type { AppContext } from "../app-context.ts";

/** What the page of a shop is called: its name, where it is, and first of all that it is gone. */
export function shopTitle({ i18n }: AppContext, { name, city, status }: Shop): string {
  const nameAndCity = `${name}, ${city.name}`;
  if (status !== "permanentlyClosed") return nameAndCity;
  return i18n._(msg({ id: "shop.title-gone", message: `${nameAndCity} (closed for good)` }));
}
