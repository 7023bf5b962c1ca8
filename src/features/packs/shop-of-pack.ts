import { openingAt, opennessAt } from "#features/shops/known-times.ts";
import type { ShopOpenTimes } from "#features/shops/open-times.ts";
import type { Pin } from "#features/shops/pin.ts";
import { cardOfPreview } from "#features/shops/shop-answers.ts";
import type { Shop, ShopCard } from "#features/shops/shop.ts";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import { daysInPack, type HoursInPack } from "./days-in-pack.ts";
import { timesKnownInPack } from "./known-in-pack.ts";
import { openingInPack, type PackContent, type ShopInPack } from "./pack.ts";

const WEEK = 7;

/** The card of a shop as a list of the site has it, in the language of the pack. */
export function cardOfPack(
  content: PackContent,
  shop: ShopInPack,
  { now, near }: { now: Date; near?: Point | undefined },
): ShopCard {
  const { _id, url, name, kind, status, isSample, latitude, longitude, street, houseNumber, postcode } = shop;
  const { city, residents, wheelchair, rating, reviewCount } = shop;
  const { source, observedOn, confidence, confirmationCount, confirmedAt } = shop;
  const place = { latitude, longitude, street, houseNumber, postcode, city };
  const listing = { source, observedOn, confidence, confirmationCount, confirmedAt };
  const facts = { _id, url, name, kind, status, isSample, residents, wheelchair, rating, reviewCount };
  return cardOfPreview({
    ...facts,
    ...place,
    ...listing,
    opening: openingAt(timesKnownInPack(content, now)(shop), now),
    distanceMetres: near ? Math.round(distanceMetres(near, shop)) : null,
  });
}

/**
 * A shop as its page knows it. Its state is unknown here: that of a moment is told by `timesOfPack`. It has no photos and no film, which need
 * a network.
 * @throws Error for a shop of another pack
 */
export function shopOfPack(content: PackContent, shop: ShopInPack): Shop {
  const municipality = content.municipalities[shop.municipality.url];
  if (!municipality) throw new Error(`the pack lacks the municipality ${shop.municipality.url}`);
  const { phone, website, email, socials, formerNames, osmId, description, logo, province, licence } = shop;
  const { isWietproef, consumption, amenities, stepHeightCm, facts, createdAt, updatedAt } = shop;
  const { municipality: _, ...access } = shop.access;
  const contact = { phone, website, email, socials, osmId };
  const rules = { province, municipality, licence, isWietproef, access, consumption };
  return {
    ...cardOfPack(content, shop, { now: new Date(content.knownFrom) }),
    opening: { state: "unknown" },
    ...contact,
    ...rules,
    formerNames,
    logo,
    amenities,
    stepHeightCm,
    facts,
    createdAt,
    updatedAt,
    description: description && { text: description.text, locale: description.lang },
    photos: [],
    promoVideo: null,
  };
}

/** When a shop and its departments are open, from the day of a moment on, with its state then. */
export function timesOfPack(content: PackContent, shop: ShopInPack, now: Date): ShopOpenTimes {
  if (shop.status !== "active") {
    return { opening: { state: "closed", opensAt: null }, days: null, isOutOfUse: true, departments: [] };
  }
  const timesOf = (hours: HoursInPack) => ({
    opening: openingInPack(content, { status: shop.status, openTimes: hours.openTimes }, now),
    days: daysInPack(content, hours, { now, dayCount: WEEK }),
  });
  const departments = shop.departments.map(({ department, ...hours }) => ({ department, ...timesOf(hours) }));
  return { ...timesOf(shop), isOutOfUse: false, departments };
}

export function pinOfPack(content: PackContent, shop: ShopInPack, now: Date): Pin {
  const { _id, url, name, kind, latitude, longitude, isSample } = shop;
  const openness = opennessAt(timesKnownInPack(content, now)(shop), now);
  return { id: Number(_id), slug: url, name, kind, latitude, longitude, openness, isSample };
}
