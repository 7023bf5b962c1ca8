import { likenessOf, SAME_NAME } from "#features/shops/alike-names.ts";
import { type ShopKind, TOLERATED_KINDS } from "#features/shops/shop.ts";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import type { DoubleReason } from "./double.ts";
import type { LikelyDouble } from "./likely-doubles.ts";
import { readName } from "./name-likeness.ts";

/** A shop by its names and its place. */
export interface PlacedShop extends Point {
  id: number;
  name: string;
  formerNames: readonly string[];
  kind: ShopKind;
  isSample: boolean;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  cityId: number;
}

/** How far two sources place one door apart. */
const SAME_PLACE_METRES = 15;
/** Of latitude, a little less than there are: a cheap test before the exact one. */
const METRES_OF_DEGREE = 100_000;

/** Finds the others at the door or the place of each shop, for one after another, so that whoever asks may rest between them. */
export function* likelyShops(shops: readonly PlacedShop[]): Generator<LikelyDouble[]> {
  const byDoor = new Map<string, PlacedShop[]>();
  // In the order of latitudes only neighbours have to be compared, and not each with each.
  const near: PlacedShop[] = [];
  for (const shop of shops.toSorted((a, b) => a.latitude - b.latitude)) {
    const doors = doorsOf(shop);
    const found = new Set(doors.flatMap((door) => byDoor.get(door) ?? []));
    while (near[0] && (shop.latitude - near[0].latitude) * METRES_OF_DEGREE > SAME_PLACE_METRES) near.shift();
    for (const other of near) found.add(other);
    yield [...found].flatMap((other) => doubleOf(other, shop) ?? []);
    near.push(shop);
    for (const door of doors) byDoor.set(door, [...(byDoor.get(door) ?? []), shop]);
  }
}

/** `16 A` and `16a` are one door, whether by its postcode or its street. */
function doorsOf({ street, houseNumber, postcode, cityId }: PlacedShop): string[] {
  if (houseNumber === null) return [];
  const number = plainLetters(houseNumber).replace(/[\s-]+(?=[a-z])/g, "");
  return [
    ...(postcode === null ? [] : [`${postcode} ${number}`]),
    ...(street === null ? [] : [`${cityId} ${plainLetters(street)} ${number}`]),
  ];
}

function doubleOf(one: PlacedShop, other: PlacedShop): LikelyDouble | undefined {
  if (one.isSample !== other.isSample) return undefined;
  const alike = Math.max(
    ...namesOf(one).flatMap((name) => namesOf(other).map((theirs) => likenessOf(name, theirs))),
  );
  const isSameName = alike >= SAME_NAME;
  // Two branches of one name have numbers, and a coffeeshop is not the headshop behind the same door.
  if (isSameName && readName(one.name).marks !== readName(other.name).marks) return undefined;
  if (!isSameName && isTolerated(one) !== isTolerated(other)) return undefined;
  const [doors, theirs] = [doorsOf(one), doorsOf(other)];
  const isSameDoor = doors.some((door) => theirs.includes(door));
  const isSamePlace = distanceMetres(one, other) <= SAME_PLACE_METRES;
  // Neighbours stand closer in an old street: with two numbers of their own they are two, unless they have one name.
  const areNeighbours = !isSameDoor && doors.length > 0 && theirs.length > 0;
  const reasons: DoubleReason[] = [];
  if (isSameDoor) reasons.push("address");
  if (isSamePlace && (isSameName || !areNeighbours)) reasons.push("place");
  if (reasons.length === 0) return undefined;
  if (isSameName) reasons.push("spelling");
  const [oneId, otherId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  return { oneId, otherId, reasons, likeness: Math.round(alike * 100) };
}

const namesOf = ({ name, formerNames }: PlacedShop) => [name, ...formerNames];

const isTolerated = ({ kind }: PlacedShop) => TOLERATED_KINDS.includes(kind);
