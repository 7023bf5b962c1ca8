import { type RawBuilder, sql } from "kysely";
import { openingStateOf } from "#features/hours/opening-state.ts";
import { distanceMetres, type Point } from "#features/places/geo.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";

/** The card as the view `shop_card` makes it and `shop_listing` keeps it: without what depends on who asks and when. */
export interface StoredCard extends Omit<ShopCard, "city" | "opening" | "distanceMetres"> {
  city: { slug: string; name: string; names: Partial<Record<Locale, string>> };
}

/** A stored card with the opening time that is going on or comes next, and until when the times are known. */
export type CardRow = [
  card: StoredCard,
  opensAt: string | null,
  closesAt: string | null,
  knownUntil: string | null,
];

/** A `CardRow` from the columns of `shop_listing`, with `nextTimes` joined. */
export const cardRowJson: RawBuilder<CardRow> = sql`
  json_build_array(card, lower(next.times), upper(next.times), open_known_until)`;

/** The opening time that is going on or comes next; follows the table with `open_during`. */
export const nextTimes = (now: Date): RawBuilder<unknown> => sql`
  left join lateral (
    select times from unnest(open_during) as times where upper(times) > ${now} limit 1) as next on true`;

interface Asker {
  locale: Locale;
  /** For distances. */
  near?: Point | undefined;
  now: Date;
}

/** A card for whoever asks: in the language of the reader, with the opening state of now and the distance in whole metres. */
export function cardOf(
  [{ city, ...card }, opensAt, closesAt, knownUntil]: CardRow,
  { locale, near, now }: Asker,
): ShopCard {
  const during = opensAt !== null && closesAt !== null ? [{ opensAt, closesAt }] : [];
  return {
    ...card,
    city: { slug: city.slug, name: city.names[locale] ?? city.name },
    opening: openingStateOf({ during, knownUntil, at: now }),
    distanceMetres: near ? Math.round(distanceMetres(near, card)) : null,
  };
}
