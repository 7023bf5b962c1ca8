import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { plainName } from "#platform/text/plain-name.ts";
import { likenessOf, SAME_NAME } from "../alike-names.ts";
import { type ShopKind, TOLERATED_KINDS } from "../shop.ts";

/** How far two sources may place one shop apart: by its name, by its street and number, and with nothing but its point. */
const [NAMED_METRES, ADDRESSED_METRES, SAME_POINT_METRES] = [120, 40, 4];
/** And a shop of which somebody told us the address, while nobody told us where that is. */
const GUESSED_METRES = 5000;
/** Of latitude, a little less than there are: a cheap test before the exact one. */
const METRES_OF_DEGREE = 100_000;
/** Of latitude; what is farther apart is never one shop of a file. */
export const NAMED_DEGREES = NAMED_METRES / METRES_OF_DEGREE;

export interface Placed extends Point {
  name: string | null;
  formerNames: readonly string[];
  kind: ShopKind;
  street: string | null;
  houseNumber: string | null;
  /** Its place on the map is a guess from its address. */
  isPlaceGuessed?: boolean;
}

interface Pair<Told, Known> {
  told: Told;
  known: Known;
  score: number;
}

/**
 * Which shop of ours each shop of a source is: those with an alike name close by, or at the same door, the best pair first and each
 * only once. A coffeeshop is never the headshop next to it, whatever their names.
 */
export function matchShops<Told extends Placed, Known extends Placed>(
  told: readonly Told[],
  known: readonly Known[],
): Map<Told, Known> {
  const pairs = told.flatMap((one) => known.flatMap((other) => pairOf(one, other)));
  const matched = new Map<Told, Known>();
  const taken = new Set<Known>();
  for (const pair of pairs.toSorted((a, b) => b.score - a.score)) {
    if (matched.has(pair.told) || taken.has(pair.known)) continue;
    matched.set(pair.told, pair.known);
    taken.add(pair.known);
  }
  return matched;
}

function pairOf<Told extends Placed, Known extends Placed>(told: Told, known: Known): Pair<Told, Known>[] {
  const { isPlaceGuessed } = known;
  const reach = isPlaceGuessed ? GUESSED_METRES : NAMED_METRES;
  if (Math.abs(told.latitude - known.latitude) * METRES_OF_DEGREE > reach) return [];
  if (isTolerated(told) !== isTolerated(known)) return [];
  const metres = distanceMetres(told, known);
  if (metres > reach) return [];
  const likeness = likenessOfShops(told, known);
  const isSameDoor =
    metres <= SAME_POINT_METRES ||
    ((isPlaceGuessed || metres <= ADDRESSED_METRES) && isSameAddress(told, known));
  if (likeness < SAME_NAME && !isSameDoor) return [];
  return [{ told, known, score: likeness + (isSameDoor ? 1 : 0) - metres / reach }];
}

/**
 * Whether two places of one source are one shop that it has twice, as a point and as a building: names alike at the same door, or
 * the same name close by. Other numbers of one street are two branches.
 */
export function areOneShop(one: Placed, other: Placed): boolean {
  if (isTolerated(one) !== isTolerated(other) || areOtherDoors(one, other)) return false;
  const likeness = likenessOfShops(one, other);
  const reach = likeness === 1 ? NAMED_METRES : ADDRESSED_METRES;
  return likeness >= SAME_NAME && distanceMetres(one, other) <= reach;
}

function areOtherDoors(one: Placed, other: Placed): boolean {
  const numbers = ({ houseNumber }: Placed): string[] => houseNumber?.match(/\d+/g) ?? [];
  const [some, others] = [numbers(one), numbers(other)];
  const isOneStreet = (one.street ?? other.street) === (other.street ?? one.street);
  return (
    isOneStreet && some.length > 0 && others.length > 0 && !some.some((number) => others.includes(number))
  );
}

function isTolerated({ kind }: Placed): boolean {
  return TOLERATED_KINDS.includes(kind);
}

/** By any of their names: what was renamed is the same shop. */
function likenessOfShops(told: Placed, known: Placed): number {
  const names = (shop: Placed) => [...(shop.name === null ? [] : [shop.name]), ...shop.formerNames];
  const likenesses = names(told).flatMap((one) => names(known).map((other) => likenessOf(one, other)));
  return Math.max(0, ...likenesses);
}

function isSameAddress(one: Placed, other: Placed): boolean {
  const written = ({ street, houseNumber }: Placed) =>
    street === null || houseNumber === null ? null : plainLetters(plainName(`${street} ${houseNumber}`));
  const address = written(one);
  return address !== null && address === written(other);
}
