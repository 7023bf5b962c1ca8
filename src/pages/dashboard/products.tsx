import { PRODUCT_LIST } from "#features/contributions/product-fields.ts";
import { productsToEdit } from "#features/contributions/server/products-to-edit.ts";
import { ProductRoom } from "#features/contributions/ui/product-editing/product-room.tsx";
import type { Route } from "./+types/products.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/products";
const ITEM_PATH = `${PATH}/product`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: PRODUCT_LIST, page: productsToEdit });
}

/** The products that somebody may edit: a moderator all, whoever speaks for a brand its own. */
export default function DashboardProducts({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="products" path={PATH} itemPath={ITEM_PATH} spec={PRODUCT_LIST} loaded={loaderData}>
      <ProductRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
