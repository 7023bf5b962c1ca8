import { PRODUCT_LIST } from "#features/contributions/product-fields.ts";
import { nameOfBrand, productsToEdit } from "#features/contributions/server/products-to-edit.ts";
import { ProductRoom } from "#features/contributions/ui/product-editing/product-room.tsx";
import { CatalogueWork } from "#features/contributions/ui/dashboard/catalogue-work.tsx";
import type { Route } from "./+types/products.ts";
import { catalogueWorkOf } from "./catalogue-work-of.server.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";
import { openDashboard, orEmpty } from "./open-dashboard.server.ts";

const PATH = "/dashboard/products";
const ITEM_PATH = `${PATH}/product`;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { app, member } = openDashboard(context, PATH);
  const [list, work] = await Promise.all([
    listData(context, request, { path: PATH, spec: PRODUCT_LIST, page: productsToEdit }),
    catalogueWorkOf(app, member),
  ]);
  const { brand: slug } = list.query.filters;
  const brand = slug && (await orEmpty(app, nameOfBrand(app.database, { slug }), undefined));
  return { ...list, work, named: { ...(brand && { brand }) } };
}

/** The products that somebody may edit: a moderator all, whoever speaks for a brand its own. */
export default function DashboardProducts({ loaderData }: Route.ComponentProps) {
  const { head, query, page, work, named } = loaderData;
  return (
    <ListFrame list="products" path={PATH} itemPath={ITEM_PATH} spec={PRODUCT_LIST} loaded={loaderData}>
      {work && <CatalogueWork {...work} />}
      <ProductRoom path={PATH} title={head.title} query={query} page={page} named={named} />
    </ListFrame>
  );
}
