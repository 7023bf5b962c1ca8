import { brandTabAddress, brandTabIn } from "#features/brands/brand-tab.ts";
import { brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { BrandEditor } from "#features/brands/ui/brand-editing/brand-editor.tsx";
import { BrandTabs } from "#features/brands/ui/brand-editing/brand-tabs.tsx";
import { colleaguesOf } from "#features/claims/server/colleagues-of.ts";
import { ColleaguesTab } from "#features/claims/ui/colleagues/colleagues-tab.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/brand.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  const tab = brandTabIn(new URL(request.url).searchParams);
  return itemData(context, request, {
    path: "/dashboard/brands/brand",
    type: "brand",
    item: ({ database }, member, asked) => brandToEdit(database, member, asked),
    nameOf: ({ values }) => values.name,
    besideOf: async ({ database, now }, member, brand) => {
      const asked = { item: { type: "brand", id: brand?.id ?? 0 }, now: now() } as const;
      return {
        people: (tab === "people" && (await colleaguesOf(database, member, asked))) || null,
        now: now().toISOString(),
      };
    },
  });
}

/** The editor of a brand (`?id=`), or of a new one (`?new`), which only an admin adds; or who looks after it (`&tab=people`). */
export default function DashboardBrand({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, isAdmin, accountId, people, now } = loaderData;
  const { site } = useSite();
  const isApp = useAppMode();
  return (
    <AdminFrame head={head} counts={counts}>
      {item?.shown.state === "active" && (
        <BrandTabs brandId={item.id} current={people ? "people" : "facts"} />
      )}
      {item && people ? (
        <ColleaguesTab
          key={people.item["_id"]}
          colleagues={people}
          accountId={accountId}
          ways={{ providers: site.providers, isApp, path: brandTabAddress(item.id, "people") }}
          now={now}
        />
      ) : (
        <BrandEditor
          key={item?.id ?? "new"}
          brand={item}
          revisions={revisions}
          isAdmin={isAdmin}
          accountId={accountId}
        />
      )}
    </AdminFrame>
  );
}
