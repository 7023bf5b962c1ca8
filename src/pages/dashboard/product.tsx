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
    besideOf: async () => ({
      now: new Date().toISOString(),
      firstName: nameIn(new URL(request.url).searchParams),
    }),
  });
}

/** No product is called longer, and PostgreSQL refuses NUL. */
const nameIn = (search: URLSearchParams) => (search.get("name") ?? "").replace(/\p{Cc}/gu, "").slice(0, 80);

/** The editor of a product (`?id=`), or of a new one (`?new`). */
export default function DashboardProduct({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, accountId, now, firstName } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <ProductEditor
        key={item?.id ?? `new ${firstName}`}
        product={item}
        revisions={revisions}
        accountId={accountId}
        now={now}
        firstName={firstName}
      />
    </AdminFrame>
  );
}
