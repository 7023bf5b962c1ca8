import { msg } from "@lingui/core/macro";
import { hoursCalendar } from "#features/shops/server/hours-calendar.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shop-hours-calendar.ts";

/** As many days as are known for lists; a calendar that subscribes reads it again. */
const DAYS = 14;

/** The coming opening hours of a shop, for calendars. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const now = app.now();
    const { shop, hours } = await shopRecord(database, { slug: params.shop, locale, now });
    const times = openTimesOfShop(hours, { now, dayCount: DAYS });
    // A calendar has at least one event (RFC 5545, 3.6).
    if (!times.days?.some(({ open }) => open.length > 0)) throw new NotFound("hours");
    const { name } = shop;
    const text = hoursCalendar({
      shop,
      title: i18n._(msg({ id: "hours.calendar.name", message: `Opening hours of ${name}` })),
      url: addressIn(site.canonicalBases[locale], `/coffeeshop/${shop.slug}`),
      place: [[shop.street, shop.houseNumber].filter(Boolean).join(" "), shop.city.name]
        .filter(Boolean)
        .join(", "),
      days: times.days,
      now,
    });
    return new Response(text, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        // A slug has nothing that a header or a file system could take for something else.
        "content-disposition": `attachment; filename="${shop.slug}.ics"`,
        "x-robots-tag": "noindex",
      },
    });
  });
}
