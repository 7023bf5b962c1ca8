import { msg } from "@lingui/core/macro";
import { countryDay } from "#features/hours/country-clock.ts";
import { hoursCalendar } from "#features/shops/server/hours-calendar.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "#app/app-context.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/shop-hours-calendar.ts";

/** As many coming days as are known for lists; a calendar that subscribes reads it again. */
const COMING_DAYS = 14;
/** What a calendar has is replaced by what it reads: without them the night that goes on would vanish, and the week with it. */
const PAST_DAYS = 7;
const DAY_MS = 86_400_000;

/** The opening hours of a shop, for calendars. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const now = app.now();
    const { shop, hours } = await shopRecord(database, { slug: params.shop, locale, now });
    const from = new Date(now.getTime() - PAST_DAYS * DAY_MS);
    const times = openTimesOfShop(hours, { now: from, dayCount: PAST_DAYS + COMING_DAYS });
    const days = times.isOutOfUse ? [] : times.days;
    const isOpening = days?.some(({ open }) => open.length > 0);
    if (!days || (!isOpening && days.some(({ unknown }) => unknown.length > 0))) throw new NotFound("hours");
    const { name } = shop;
    const text = hoursCalendar({
      shop,
      title: i18n._(msg({ id: "hours.calendar.name", message: `Opening hours of ${name}` })),
      url: addressIn(site.canonicalBases[locale], `/coffeeshop/${shop.slug}`),
      place: [[shop.street, shop.houseNumber].filter(Boolean).join(" "), shop.city.name]
        .filter(Boolean)
        .join(", "),
      days,
      closed: {
        words: i18n._(msg({ id: "hours.calendar.closed", message: `${name}: closed` })),
        from: countryDay(now),
        to: countryDay(new Date(now.getTime() + COMING_DAYS * DAY_MS)),
      },
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
