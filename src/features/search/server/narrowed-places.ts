import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import type { FoundItem, IndexedKind } from "../search-item.ts";
import { wordsOf } from "../search-words.ts";
import type { Shortcut } from "../shortcuts.ts";
import { wordedAddress } from "../worded-address.ts";
import type { WordedQuestion } from "../worded-question.ts";
import { itemsCalled } from "./best-hits.ts";
import { itemsMatching } from "./items-matching.ts";
import { asFound, type IndexedItem, shownColumns } from "./shown-items.ts";

type Called = IndexedItem & { part: number };

/** The items that have one of these whole names, without spaces. */
const calledLikeParts = statement(
  "search-called",
  (_, p: Params<{ kinds: string[]; parts: string[]; locale: Locale }>) => sql<Called>`
    select ${shownColumns(p.locale)}, part.place::integer as part
    from unnest(${p.parts}::text[]) with ordinality as part(name, place)
    cross join (select kind from unnest(${p.kinds}::text[]) as kind limit 3) as asked
    cross join lateral ${itemsCalled(sql`asked.kind`, sql`part.name`)} as called
    join search_item as item on item.id = called.item_id
    order by part.place, item.weight desc, item.id`,
  { isRead: true, isBrief: true },
);

interface NarrowedPlacesQuery {
  question: WordedQuestion;
  kinds: readonly IndexedKind[];
  locale: Locale;
  /** Whether words that are left beside the place may be those of a product. */
  hasProducts: boolean;
}

/**
 * The places that some words of a question are the whole name of, with what the others make of them: `open late utrecht` is the list
 * of a city with a filter, `amnesia rotterdam` the products of one. The longest name wins, and cities before landmarks.
 */
export async function narrowedPlaces(
  database: Database,
  { question, kinds, locale, hasProducts }: NarrowedPlacesQuery,
): Promise<FoundItem[]> {
  const { shortcuts, rest } = question;
  const placeKinds = kinds.filter((kind) => kind === "cities" || kind === "towns" || kind === "landmarks");
  const splits = placesAndOthers(rest);
  if (placeKinds.length === 0 || rest.length === 0) return [];
  const parts = splits.map(({ place }) => place.join(""));
  const othersOf = ({ part }: Called) => splits[part - 1]?.others ?? [];
  const called = await calledLikeParts.all(database, { kinds: placeKinds, parts, locale });
  const asWhole = called.filter((place) => othersOf(place).length === 0);
  const inTheirTown = called.filter((place) => isIn(place, othersOf(place)));
  const places = asWhole.length > 0 ? asWhole : inTheirTown;
  if (places.length > 0) return pagesOf(places, { shortcuts });
  const first = hasProducts ? called.find((place) => !isAtDoor(place, othersOf(place))) : undefined;
  if (!first) return [];
  const q = othersOf(first).join(" ");
  if ((await itemsMatching(database, { kind: "products", question: q })).length === 0) return [];
  return pagesOf(
    called.filter(({ part }) => part === first.part),
    { shortcuts, q },
  );
}

/** The pages of the best of these places, where there are any. */
function pagesOf(places: Called[], asked: { shortcuts: readonly Shortcut[]; q?: string }): FoundItem[] {
  return bestPlaces(places).flatMap(({ part: _part, ...place }) => {
    const to = wordedAddress({ ...asked, place: place.url });
    return to ? [{ ...asFound(place), narrowed: asked.q ? { to, q: asked.q } : { to } }] : [];
  });
}

const NUMBER_OF_HOUSE = /^\d{1,5}\p{L}?$/u;

/** Beside a street a number is that of a house, and no word of a menu. */
const isAtDoor = ({ kind }: Called, others: string[]) =>
  kind === "landmarks" && others.some((word) => NUMBER_OF_HOUSE.test(word));

/** Whether the other words are the town of a landmark: `centrum` beside `amsterdam`. */
const isIn = ({ kind, place }: Called, others: string[]) =>
  kind === "landmarks" &&
  others.length > 0 &&
  others.join("") === wordsOf(plainLetters(place ?? "")).join("");

/** Every way to begin or end with a place, the longest first. */
function placesAndOthers(words: string[]): { place: string[]; others: string[] }[] {
  return words.flatMap((_, dropped) => {
    const length = words.length - dropped;
    const atEnd = { place: words.slice(dropped), others: words.slice(0, dropped) };
    const atStart = { place: words.slice(0, length), others: words.slice(length) };
    return dropped === 0 ? [atEnd] : [atEnd, atStart];
  });
}

/** A city with shops, else a landmark, else any city; and of a city and its municipality the first. */
function bestPlaces(called: Called[]): Called[] {
  for (const wanted of ["cities", "landmarks", "towns"]) {
    const ofKind = called.filter(({ kind }) => kind === wanted);
    if (ofKind.length === 0) continue;
    const isMunicipality = ({ type }: Called) => type === "municipality";
    const cities = ofKind.filter((place) => !isMunicipality(place));
    return cities.length > 0 ? cities : ofKind;
  }
  return [];
}
