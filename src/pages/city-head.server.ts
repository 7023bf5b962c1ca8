import { msg } from "@lingui/core/macro";
import type { AppContext } from "../app-context.ts";

/** What the list of a city is called, in words that no browser has to carry. */
export function cityHead({ i18n }: AppContext, cityName: string) {
  return {
    title: i18n._(msg({ id: "city.title", message: `Coffeeshops in ${cityName}` })),
    description: i18n._(
      msg({
        id: "city.description",
        message: `Coffeeshops in ${cityName}: addresses, who gets in, amenities. Every fact with its source and age.`,
      }),
    ),
  };
}
