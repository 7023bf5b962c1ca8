import { likenessOf } from "#features/shops/alike-names.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import type { ShopStatus } from "#features/shops/shop.ts";

interface Door {
  name: string;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
}

export interface KnownDoor extends Door {
  slug: string;
  status: ShopStatus;
}

/**
 * The shop of the same city that one is already: at its door, or of its name without what any shop is called. Behind the door of a shop
 * that closed for good another may have opened; under its name it is the same one.
 */
export function listedAlready<Known extends KnownDoor>(
  told: Door,
  known: readonly Known[],
): Known | undefined {
  return known.find((shop) => {
    if (likenessOf(shop.name, told.name) === 1) return true;
    return shop.status !== "permanentlyClosed" && isSameDoor(shop, told);
  });
}

function isSameDoor(one: Door, other: Door): boolean {
  const [number, otherNumber] = [letters(one.houseNumber), letters(other.houseNumber)];
  if (number === "" || number !== otherNumber) return false;
  const isSameStreet = letters(one.street) !== "" && letters(one.street) === letters(other.street);
  return isSameStreet || (one.postcode !== null && one.postcode === other.postcode);
}

/** As it is read aloud: without accents, capitals, spaces and stops. */
function letters(text: string | null): string {
  return plainLetters(text ?? "").replaceAll(/[^\p{L}\p{N}]/gu, "");
}
