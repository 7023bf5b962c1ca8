import { brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { BrandEditor } from "#features/brands/ui/brand-editing/brand-editor.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/brand.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/brands/brand",
    type: "brand",
    item: ({ database }, member, asked) => brandToEdit(database, member, asked),
    nameOf: ({ values }) => values.name,
    besideOf: () => Promise.resolve({}),
  });
}

/** The editor of a brand (`?id=`), or of a new one (`?new`), which only an admin adds. */
export default function DashboardBrand({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, isAdmin, accountId } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <BrandEditor
        key={item?.id ?? "new"}
        brand={item}
        revisions={revisions}
        isAdmin={isAdmin}
        accountId={accountId}
      />
    </AdminFrame>
  );
}
