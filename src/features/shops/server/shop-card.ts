import { type RawBuilder, sql } from "kysely";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { openingAt } from "../known-times.ts";
import type { ShopCard } from "../shop.ts";
import { knownTimesOf } from "./packed-times.ts";

/** The card as computed by the view `shop_card` and stored in `shop_listing`: without what depends on viewer and time. */
export interface StoredCard extends Omit<ShopCard, "city" | "opening" | "distanceMetres"> {
  city: { slug: string; name: string; names: Partial<Record<Locale, string>> };
}

/** A stored card with `open_times` of `shop_listing`. */
export type CardRow = [card: StoredCard, openTimes: string | null];

/** A `CardRow` from the columns of `shop_listing`. */
export const cardRowJson: RawBuilder<CardRow> = sql`json_build_array(card, open_times)`;

/**
 * All rows in one JSON text: parsing two dozen rows costs the driver as much as the query costs the database, which would also
 * parse its own JSON again.
 */
export const packedCards: RawBuilder<string | null> = sql`
  string_agg('[' || card::text || ',' || coalesce('"' || open_times || '"', 'null') || ']', ',')`;

export function unpackCards(packed: string | null | undefined): CardRow[] {
  return JSON.parse(`[${packed ?? ""}]`) as CardRow[];
}

interface Asker {
  locale: Locale;
  /** For distances. */
  near?: Point | undefined;
  now: Date;
}

/** A card for one request: in the language of the reader, with the present opening state and the distance in whole metres. */
export function cardOf([{ city, ...card }, openTimes]: CardRow, { locale, near, now }: Asker): ShopCard {
  return {
    ...card,
    city: { slug: city.slug, name: city.names[locale] ?? city.name },
    opening: openingAt(openTimes === null ? null : knownTimesOf(openTimes), now),
    distanceMetres: near ? Math.round(distanceMetres(near, card)) : null,
  };
}
