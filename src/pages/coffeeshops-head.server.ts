import { msg } from "@lingui/core/macro";
import type { AppContext } from "../app-context.ts";

const DESCRIPTION = msg({
  id: "coffeeshops.description",
  message:
    "All coffeeshops we know of in the Netherlands, city by city, with the source and age of every fact.",
});

/** What the list of all shops is called, in words that no browser has to carry; `q`: what was searched for. */
export function coffeeshopsHead({ i18n }: AppContext, q: string) {
  const title = q
    ? msg({ id: "coffeeshops.search.title", message: `Shops matching “${q}”` })
    : msg({ id: "coffeeshops.title", message: "Coffeeshops in the Netherlands" });
  return { title: i18n._(title), description: i18n._(DESCRIPTION) };
}
