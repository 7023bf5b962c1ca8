import { shopDays } from "#features/contributions/server/shop-days.ts";
import { ShopDayPart } from "#features/contributions/ui/shop-editing/shop-day-part.tsx";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { WeeksPart } from "#features/figures/ui/weeks-part.tsx";
import { ToDoList } from "#features/dashboard/ui/to-do-list.tsx";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { OwnBusinesses } from "#features/moderation/ui/dashboard/own-businesses.tsx";
import { businessesOf } from "#features/reviews/server/businesses-of.ts";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/dashboard.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { dashboardHead } from "./dashboard-head.server.ts";
import { openDashboard, orEmpty } from "./open-dashboard.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard");
  const { admin: isAdmin, mod: isModerator } = member.permissions;
  return orPageError(app, request, async () => {
    const days = await orEmpty(app, shopDays(app.database, member, { now: app.now() }), []);
    const figures = days.map(({ shop }) =>
      orEmpty(app, figuresOfShop(app.database, member, { shopId: shop.id, now: app.now() }), undefined),
    );
    return {
      head: dashboardHead(app.i18n, "/dashboard"),
      counts: isAdmin ? await orEmpty(app, toDoCounts(app.database), null) : null,
      businesses: await orEmpty(app, businessesOf(app.database, member), []),
      days,
      figures: await Promise.all(figures),
      now: app.now().toISOString(),
      isAdmin,
      isModerator,
    };
  });
}

/** The way in: what waits, and what whoever speaks for a shop or brand can do. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { head, counts, businesses, days, figures, now, isAdmin, isModerator } = loaderData;
  const others = businesses.filter(
    ({ type, slug }) => type === "brand" || !days.some(({ shop }) => shop.shown.slug === slug),
  );
  return (
    <AdminFrame head={head} counts={counts}>
      {counts && <ToDoList counts={counts} />}
      {days.map((day, place) => (
        <ShopDayPart
          key={day.shop.id}
          day={day}
          unansweredCount={
            businesses.find(({ type, slug }) => type === "shop" && slug === day.shop.shown.slug)
              ?.unansweredCount ?? 0
          }
          now={now}
        >
          {figures[place] && <WeeksPart figures={figures[place]} />}
        </ShopDayPart>
      ))}
      {(others.length > 0 || (!isAdmin && days.length === 0)) && (
        <OwnBusinesses businesses={others} isModerator={isModerator} />
      )}
    </AdminFrame>
  );
}
