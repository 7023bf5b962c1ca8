import type { TellMeChoices } from "#features/products/watch.ts";
import { watchesOf } from "#features/products/server/watches-of.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { viewingOf } from "#platform/viewer.ts";
import type { AppContext } from "../app-context.ts";

/** Where somebody may wait for a product that is on no menu, and waits already. */
export async function tellMeChoices(
  { database, locale, viewer }: AppContext,
  request: Request,
  productId: number,
): Promise<TellMeChoices> {
  // Where somebody waits for something says where they are: an admin who looks as them does not see it.
  const accountId = viewingOf(viewer) ? null : viewer.accountId;
  const [cities, watches] = await Promise.all([
    citiesWithShops(database, locale),
    accountId === null ? [] : watchesOf(database, { accountId, locale }),
  ]);
  const asked = new URL(request.url).searchParams.get("city");
  const withCoffeeshops = cities.filter(({ coffeeshopCount }) => coffeeshopCount > 0);
  const offered = withCoffeeshops
    .map(({ slug, name }) => ({ slug, name }))
    .toSorted((a, b) => sortName(a.name).localeCompare(sortName(b.name), languageTag(locale)));
  return {
    cities: offered,
    watches: watches.filter(({ product }) => product.id === productId),
    city: offered.find(({ slug }) => slug === asked)?.slug ?? null,
    lastCity: watches[0]?.city.slug ?? null,
  };
}

/** 's-Hertogenbosch stands under H. */
const sortName = (name: string) => name.replace(/^['’][a-z][-\s]/i, "");
