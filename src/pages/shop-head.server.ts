import { msg } from "@lingui/core/macro";
import { slugOf } from "#platform/text/slug.ts";
import { SHOP_WORDS } from "#features/seo/server/share-pictures.ts";
import type { Shop } from "#features/shops/shop.ts";
import type { AppContext } from "../app-context.ts";

/** Title and description of a shop's page for search engines; for a closed shop they say that first. */
export function shopHead({ i18n }: AppContext, shop: Shop) {
  const { name, status } = shop;
  const cityName = shop.city.name;
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  const place = hasNamesake(shop) && street ? `${street}, ${cityName}` : cityName;
  const title = `${name}, ${place}`;
  const what = [withKind(name, i18n._(SHOP_WORDS[shop.kind])), street].filter(Boolean).join(", ");
  const description = msg({
    id: "shop.description",
    message: `${what} in ${cityName}: address, directions, who gets in, amenities. Every fact with its source and date.`,
  });
  return {
    title:
      status === "permanentlyClosed"
        ? i18n._(msg({ id: "shop.title-gone", message: `${title} (closed for good)` }))
        : title,
    description: i18n._(description),
  };
}

/** Of shops with the same name the first has it as its slug; the others have more in theirs. */
function hasNamesake({ name, slug }: Shop): boolean {
  return slug !== slugOf(name);
}

/** Many names begin with “Coffeeshop”, which need not be repeated. */
function withKind(name: string, kind: string): string {
  return name.toLowerCase().includes(kind.toLowerCase()) ? name : `${kind} ${name}`;
}
