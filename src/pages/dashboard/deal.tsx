import { brandsToAdvertise } from "#features/deals/server/brands-to-advertise.ts";
import { dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { DealEditor } from "#features/deals/ui/deal-editing/deal-editor.tsx";
import { RemovedPart } from "#features/users/ui/user-managing/removed-part.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/deal.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/deals/deal",
    type: "deal",
    item: ({ database }, member, asked) => dealToEdit(database, member, asked),
    nameOf: ({ values }, { locale }) => textIn(values.title, locale)?.text,
    besideOf: async ({ database }, member) => ({ brands: await brandsToAdvertise(database, member) }),
  });
}

/** The editor of a deal (`?id=`), or of a new one (`?new`). */
export default function DashboardDeal({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, removal, ...editor } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <RemovedPart removal={removal} what={head.title} isAdmin={editor.isAdmin} />
      <DealEditor key={item?.id ?? "new"} deal={item} isRemoved={removal !== null} {...editor} />
    </AdminFrame>
  );
}
