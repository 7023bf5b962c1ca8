import type { Member } from "#features/accounts/server/members.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { openingStateOf } from "#features/hours/opening-state.ts";
import { knownOpenTimes } from "#features/hours/server/known-open-times.ts";
import { isFactGroup } from "#features/shops/facts.ts";
import type { Database } from "#platform/database/database.ts";
import type { Point } from "#platform/geo/geo.ts";
import { ASKED_FACTS } from "../fact.ts";
import { OLD_AFTER_DAYS, type ShopDay } from "../shop-day.ts";
import type { ShopToEdit } from "../shop-to-edit.ts";
import { shopToEdit } from "./shops-to-edit.ts";

const DAY_MS = 86_400_000;

/** A shop as it stands today, for whoever speaks for it; null for none, and for one of somebody else. */
export async function shopDayOf(
  database: Database,
  member: Member,
  { shopId, now }: { shopId: number; now: Date },
): Promise<ShopDay | null> {
  const shop = await shopToEdit(database, member, { id: shopId });
  return shop ? shopDay(shop, now) : null;
}

function shopDay(shop: ShopToEdit, now: Date): ShopDay {
  const { values, shown } = shop;
  const times = knownOpenTimes({
    hours: values.openingHours as string | null,
    point: values.location as Point,
    now,
  });
  const isTrading = shown.status === "active";
  const hours = times ? openingStateOf({ ...times, at: now }) : ({ state: "unknown" } as const);
  const oldBefore = countryDay(new Date(now.getTime() - OLD_AFTER_DAYS * DAY_MS));
  const old = Object.entries(shown.facts)
    .flatMap(([group, { observedOn }]) =>
      isFactGroup(group) && observedOn < oldBefore ? [{ group, observedOn }] : [],
    )
    .toSorted((one, other) => (one.observedOn < other.observedOn ? -1 : 1));
  return {
    shop,
    opening: isTrading ? hours : { state: "closed", opensAt: null },
    old: old.map(({ group }) => group),
    unknown: ASKED_FACTS.filter((fact) => values[fact] === "unknown"),
  };
}
