import { shopDayOf } from "#features/contributions/server/shop-day-of.ts";
import { CatalogueWork } from "#features/contributions/ui/dashboard/catalogue-work.tsx";
import { ShopDayPart } from "#features/contributions/ui/shop-editing/shop-day-part.tsx";
import { figuresOfShop } from "#features/figures/server/figures-of-shop.ts";
import { WeeksPart } from "#features/figures/ui/weeks-part.tsx";
import { deskShopAt } from "#features/dashboard/desk-shop.ts";
import { ToDoList } from "#features/dashboard/ui/to-do-list.tsx";
import { refusedNewsOf } from "#features/moderation/server/refused-news-of.ts";
import { RefusedNewsPart } from "#features/moderation/ui/dashboard/refused-news-part.tsx";
import { OwnBusinesses } from "#features/moderation/ui/dashboard/own-businesses.tsx";
import { businessesOf } from "#features/reviews/server/businesses-of.ts";
import { proposalsToAgree } from "#features/users/server/admin-proposals.ts";
import { ProposalsPart } from "#features/users/ui/dashboard/proposals-part.tsx";
import { orPageError } from "../page-errors.ts";
import type { Route } from "./+types/dashboard.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { catalogueWorkOf } from "./catalogue-work-of.server.ts";
import { dashboardHead } from "./dashboard-head.server.ts";
import { refuseForeignShop } from "./refuse-foreign-shop.ts";
import { openDashboard, orEmpty, waitingFor } from "./open-dashboard.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, "/dashboard");
  const { admin: isAdmin, mod: isModerator } = member.permissions;
  return orPageError(app, request, async () => {
    refuseForeignShop(member, new URL(request.url).searchParams, "id");
    const businesses = await orEmpty(app, businessesOf(app.database, member), []);
    const shop = deskShopAt(
      businesses.filter(({ type }) => type === "shop"),
      new URL(request.url),
    );
    const work = await catalogueWorkOf(app, member);
    const asked = { shopId: shop?.id ?? 0, now: app.now() };
    return {
      head: dashboardHead(app.i18n, "/dashboard"),
      counts: await waitingFor(app, member),
      brands: businesses.filter(({ type }) => type === "brand"),
      shop: shop ?? null,
      day: shop ? await orEmpty(app, shopDayOf(app.database, member, asked), null) : null,
      figures: shop ? await orEmpty(app, figuresOfShop(app.database, member, asked), undefined) : undefined,
      refused: await orEmpty(app, refusedNewsOf(app.database, member), []),
      now: app.now().toISOString(),
      work,
      proposals: isAdmin ? await orEmpty(app, proposalsToAgree(app.database, member), []) : [],
      isAdmin,
      isModerator,
    };
  });
}

/** The way in: what waits, and what whoever speaks for a shop or brand can do; of several shops, for the one of `?id=`. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { head, counts, brands, shop, day, figures, refused, now, work, proposals, isAdmin, isModerator } =
    loaderData;
  // A shop that could not be read is at least named.
  const others = shop && !day ? [shop, ...brands] : brands;
  return (
    <AdminFrame head={head} counts={counts}>
      {isAdmin && counts && <ToDoList counts={counts} />}
      {proposals.length > 0 && <ProposalsPart proposals={proposals} />}
      {work && <CatalogueWork {...work} />}
      {refused.length > 0 && <RefusedNewsPart refused={refused} />}
      {shop && day && (
        <ShopDayPart key={shop.id} day={day} unansweredCount={shop.unansweredCount} now={now}>
          {figures && <WeeksPart figures={figures} />}
        </ShopDayPart>
      )}
      {(others.length > 0 || (!isAdmin && !day)) && (
        <OwnBusinesses businesses={others} isModerator={isModerator} />
      )}
    </AdminFrame>
  );
}
