import { strainToEdit } from "#features/contributions/server/strains-to-edit.ts";
import { StrainEditor } from "#features/contributions/ui/strain-editing/strain-editor.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/strain.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/products/strain",
    type: "strain",
    item: ({ database }, member, asked) => strainToEdit(database, member, asked),
    nameOf: ({ values }) => values.name,
    besideOf: async ({ now }) => ({ now: now().toISOString() }),
  });
}

/** The editor of a strain (`?id=`), for moderators and admins. */
export default function DashboardStrain({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, isAdmin, accountId, now } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      {item && <StrainEditor key={item.id} strain={item} {...{ revisions, isAdmin, accountId, now }} />}
    </AdminFrame>
  );
}
