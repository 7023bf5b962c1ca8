import { hoursFieldOf } from "#features/contributions/department-hours.ts";
import { shopToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { DEPARTMENTS } from "#features/shops/open-times.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shop-preview.ts";
import { idIn } from "./id-in.ts";
import { openDashboard } from "./open-dashboard.server.ts";

const LONGEST_HOURS = 1000;

/**
 * What the page of a shop shows besides what its editor has, and its times by hours that somebody types
 * (`?id=&openingHours=&kitchenHours=…&isClosed`), for the preview.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard/shops/shop");
  const search = new URL(request.url).searchParams;
  const hoursIn = (word: string) => search.get(word)?.slice(0, LONGEST_HOURS) || null;
  return orPageError(app, request, async () => {
    const edited = await shopToEdit(app.database, member, { id: idIn(search) });
    if (!edited) throw new NotFound("shop");
    const now = app.now();
    const { shop, hours } = await shopRecord(app.database, {
      slug: edited.shown.slug,
      locale: app.locale,
      now,
    });
    const inUse = search.has("isClosed") ? ("temporarilyClosed" as const) : ("active" as const);
    // One that closed for good stays so, whatever is typed.
    const status = shop.status === "permanentlyClosed" ? shop.status : inUse;
    const departments = DEPARTMENTS.flatMap((department) => {
      const own = hoursIn(hoursFieldOf(department));
      return own === null ? [] : [{ department, hours: own }];
    });
    const typed = { ...hours, status, hours: hoursIn("openingHours"), departments };
    return { shop: { ...shop, status }, times: openTimesOfShop(typed, { now }), now: now.toISOString() };
  });
}
