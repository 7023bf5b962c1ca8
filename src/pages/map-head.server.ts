import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MapPlace } from "#features/shops/server/map-scope.ts";
import type { AppContext } from "../app-context.ts";

const DESCRIPTION = msg({
  id: "map.description",
  message:
    "Coffeeshops on the map and in a list beside it: open now, who gets in, how far. Every fact with its source and age.",
});

/** What a map is called, in words that no browser has to carry: they come with its list. */
export function mapHead({ i18n }: AppContext, place: MapPlace | null, isNearMe: boolean) {
  const title = i18n._(titleOf(place, isNearMe));
  return { title, description: i18n._(place ? describedAs(title) : DESCRIPTION) };
}

const describedAs = (title: string) =>
  msg({
    id: "map.description-of",
    message: `${title}: open now, who gets in, how far. Every fact with its source and age.`,
  });

function titleOf(place: MapPlace | null, isNearMe: boolean): MessageDescriptor {
  if (isNearMe) return msg({ id: "map.title.near-me", message: "Coffeeshops near you" });
  if (!place) return msg({ id: "map.title", message: "Map of coffeeshops" });
  const { name } = place;
  return place.kind === "city"
    ? msg({ id: "map.title.city", message: `Map of coffeeshops in ${name}` })
    : msg({ id: "map.title.shop", message: `Around ${name}` });
}
