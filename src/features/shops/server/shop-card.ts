import { type RawBuilder, sql } from "kysely";
import { type OpeningState, openingStateOf } from "#features/hours/opening-state.ts";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopCard } from "../shop.ts";
import { type KnownTimes, knownTimesOf, nextTime } from "./known-times.ts";

/** The card as the view `shop_card` makes it and `shop_listing` keeps it: without what depends on who asks and when. */
export interface StoredCard extends Omit<ShopCard, "city" | "opening" | "distanceMetres"> {
  city: { slug: string; name: string; names: Partial<Record<Locale, string>> };
}

/** A stored card with `open_times` of `shop_listing`. */
export type CardRow = [card: StoredCard, openTimes: string | null];

/** A `CardRow` from the columns of `shop_listing`. */
export const cardRowJson: RawBuilder<CardRow> = sql`json_build_array(card, open_times)`;

/** The rows of all in one text: two dozen rows cost the driver as much as the database, which would also read its own JSON again. */
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

/** A card for whoever asks: in the language of the reader, with the opening state of now and the distance in whole metres. */
export function cardOf([{ city, ...card }, openTimes]: CardRow, { locale, near, now }: Asker): ShopCard {
  return {
    ...card,
    city: { slug: city.slug, name: city.names[locale] ?? city.name },
    opening: openTimes === null ? { state: "unknown" } : openingAt(knownTimesOf(openTimes), now),
    distanceMetres: near ? Math.round(distanceMetres(near, card)) : null,
  };
}

function openingAt(times: KnownTimes, at: Date): OpeningState {
  const next = nextTime(times, at);
  const knownUntil = new Date(times.until).toISOString();
  return openingStateOf({ during: next ? [next] : [], knownUntil, at });
}
