import { eventCalendar } from "#features/discover/server/event-calendar.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "#app/app-context.ts";
import { notFound, orPageError } from "../page-errors.ts";
import type { Route } from "./+types/discover-event-calendar.ts";

/** An event of discover, for calendars. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site } = app;
  return orPageError(app, request, async () => {
    const now = app.now();
    const post = await postBySlug(database, { slug: params.slug, locale, now });
    if (!post.event) return notFound(app, request, "Page not found");
    const text = eventCalendar({
      post: { id: post.id, title: post.title.text, lead: post.lead.text },
      event: post.event,
      url: addressIn(site.canonicalBases[locale], `/discover/${post.slug}`),
      cityNames: post.cities.map(({ name }) => name),
      now,
    });
    return new Response(text, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        // A slug needs no escaping in a header or a file name.
        "content-disposition": `attachment; filename="${post.slug}.ics"`,
        "x-robots-tag": "noindex",
      },
    });
  });
}
