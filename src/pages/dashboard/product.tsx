import { productToEdit } from "#features/contributions/server/products-to-edit.ts";
import { ProductEditor } from "#features/contributions/ui/product-editing/product-editor.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/product.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/products/product",
    type: "product",
    item: ({ database }, member, asked) => productToEdit(database, member, asked),
    nameOf: ({ values }) => values.name,
    besideOf: async () => ({ now: new Date().toISOString() }),
  });
}

/** The editor of a product (`?id=`), or of a new one (`?new`). */
export default function DashboardProduct({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, accountId, now } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <ProductEditor
        key={item?.id ?? "new"}
        product={item}
        revisions={revisions}
        accountId={accountId}
        now={now}
      />
    </AdminFrame>
  );
}
