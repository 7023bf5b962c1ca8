import { useMatches, useRouteLoaderData } from "react-router";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { asMember } from "#features/accounts/server/members.ts";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { DeskBar } from "#features/dashboard/ui/desk-bar.tsx";
import { ShopSwitch } from "#features/dashboard/ui/shop-switch.tsx";
import { businessesOf } from "#features/reviews/server/businesses-of.ts";
import { appContext } from "#app/app-context.ts";
import type { PartsOfSection } from "../layouts/bar-of-page.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/desk.ts";
import { orEmpty } from "./open-dashboard.server.ts";

/** The shops of whoever has a dashboard, for its bars; null for everybody else, whom the page itself leads away. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { viewer } = app;
  if (viewer.kind !== "account" || !mayOpen(viewer.permissions, "/dashboard")) return null;
  const businesses = await orEmpty(app, businessesOf(app.database, asMember(viewer)), []);
  return { shops: businesses.filter(({ type }) => type === "shop") };
}

export const handle = { parts: { Bottom, Name } satisfies PartsOfSection };

function useDesk() {
  const desk = useRouteLoaderData<typeof loader>("pages/dashboard/desk");
  const { viewer } = useSite();
  return desk && viewer && { ...desk, permissions: viewer.permissions };
}

function Bottom() {
  const desk = useDesk();
  // Every page of the dashboard has them.
  const { counts } = (useMatches().at(-1)?.loaderData ?? {}) as { counts?: ToDoCounts | null };
  return desk && <DeskBar {...desk} counts={counts ?? null} />;
}

function Name() {
  const desk = useDesk();
  return desk && <ShopSwitch shops={desk.shops} />;
}
