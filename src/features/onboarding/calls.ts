import type { OnboardingStep } from "#features/accounts/onboarding-step.ts";
import type { PrefType } from "#features/accounts/pref-types.ts";
import type { ShopPreview } from "#features/shops/shop-answers.ts";
import type { Mark } from "#features/social/mark.ts";
import type { Point } from "#platform/geo/geo.ts";
import { sendCall } from "#platform/http-client.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";

/** What the welcome needs to know of who is welcomed. */
export interface Newcomer {
  name: string;
  url: string;
  thumbnail: string;
  prefTypes: PrefType[];
  hasEmail: boolean;
  onboardingStep: OnboardingStep | null;
}

/** @throws CallFailed */
export async function readNewcomer(): Promise<Newcomer> {
  const { user } = await sendCall<{ user: Newcomer }>("POST", "profile");
  return user;
}

/**
 * Keeps how far the welcome went, so that it goes on there another time; null ends it.
 * @throws CallFailed
 */
export async function saveStep(onboardingStep: OnboardingStep | null): Promise<void> {
  await sendCall("POST", "editprofile", { onboardingStep });
}

/**
 * They have seen that their address is confirmed.
 * @throws CallFailed
 */
export async function saveVerifiedWasTold(): Promise<void> {
  await sendCall("POST", "editprofile", { isNewlyVerified: false });
}

/** Specification section 9. */
const SHOP_COUNT = 10;

// Nothing here is a page that could have moved.
const NO_PAGE = { pagePath: "/", redirectTo: () => undefined };

/** A shop with a mark of its own: what is pressed is remembered by that object (social/pressed-marks.ts). */
export type ShopToPick = ShopPreview & { follow: Mark };

/** Where somebody looks for shops to save: around a place, in a town, or anywhere. */
export type PickFrom = Point | { city: string } | Record<string, never>;

/**
 * The shops nearest to a place, the first ten of a town, or without either of all.
 * @throws CallFailed
 */
export async function readShopsToPick(locale: Locale, from: PickFrom): Promise<ShopToPick[]> {
  const slice = { sliceStart: "0", sliceAmount: String(SHOP_COUNT) };
  const where = Object.entries(from).map(([name, value]) => [name, String(value)]);
  const query = { viewType: "preview", lang: locale, ...Object.fromEntries(where), ...slice };
  const shops = await readCall<(ShopPreview & { followUser?: boolean })[]>("getshops", { query, ...NO_PAGE });
  return shops.map((shop) => ({ ...shop, follow: { isMine: shop.followUser === true, count: 0 } }));
}

/**
 * The towns that have a shop, by the alphabet.
 * @throws CallFailed
 */
export async function readTownsToPick(locale: Locale): Promise<readonly { url: string; name: string }[]> {
  const query = { lang: locale };
  const { items } = await readCall<{ items: { url: string; name: string }[] }>("getcities", {
    query,
    ...NO_PAGE,
  });
  return items;
}
