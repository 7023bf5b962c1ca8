import { type BrandTab, brandTabAddress, brandTabIn } from "#features/brands/brand-tab.ts";
import { brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { BrandEditor } from "#features/brands/ui/brand-editing/brand-editor.tsx";
import { BrandTabs } from "#features/brands/ui/brand-editing/brand-tabs.tsx";
import { colleaguesOf } from "#features/claims/server/colleagues-of.ts";
import { ColleaguesTab } from "#features/claims/ui/colleagues/colleagues-tab.tsx";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { PhotosEditor } from "#features/contributions/ui/photo-editing/photos-editor.tsx";
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
      const photosOf = { type: "brand", id: asked.item.id } as const;
      const people = (tab === "people" && (await colleaguesOf(database, member, asked))) || null;
      const photos = (tab === "photos" && (await photosToEdit(database, member, photosOf))) || null;
      return {
        people,
        photos,
        tab: shownTab({ people, photos }),
        now: now().toISOString(),
      };
    },
  });
}

/** That of a tab that there is nothing for is the first. */
function shownTab({ people, photos }: { people: object | null; photos: object | null }): BrandTab {
  if (people) return "people";
  return photos ? "photos" : "facts";
}

/** The editor of a brand (`?id=`), or of a new one (`?new`), which only an admin adds; or its pictures and who looks after it (`&tab=`). */
export default function DashboardBrand({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, isAdmin, accountId, people, photos, tab, now } = loaderData;
  const { site } = useSite();
  const isApp = useAppMode();
  return (
    <AdminFrame head={head} counts={counts}>
      {item && item.shown.state !== "merged" && <BrandTabs brand={item} current={tab} />}
      {item && photos && (
        <PhotosEditor
          key={item.id}
          of={{ type: "brand", id: item.id }}
          photos={photos}
          accountId={accountId}
          pictureBase={site.pictureBase}
        />
      )}
      {item && people && (
        <ColleaguesTab
          key={people.item["_id"]}
          colleagues={people}
          accountId={accountId}
          ways={{ providers: site.providers, isApp, path: brandTabAddress(item.id, "people") }}
          now={now}
        />
      )}
      {!photos && !people && (
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
