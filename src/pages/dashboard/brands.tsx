import { BRAND_LIST } from "#features/brands/brand-fields.ts";
import { brandsToEdit } from "#features/brands/server/brands-to-edit.ts";
import { BrandRoom } from "#features/brands/ui/brand-editing/brand-room.tsx";
import type { Route } from "./+types/brands.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/brands";
const ITEM_PATH = `${PATH}/brand`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: BRAND_LIST, page: brandsToEdit });
}

/** The brands that somebody may edit: an admin all, others those that they speak for. */
export default function DashboardBrands({ loaderData }: Route.ComponentProps) {
  const { head, query, page, isAdmin } = loaderData;
  return (
    <ListFrame list="brands" path={PATH} itemPath={ITEM_PATH} spec={BRAND_LIST} loaded={loaderData}>
      <BrandRoom path={PATH} title={head.title} query={query} page={page} isAdmin={isAdmin} />
    </ListFrame>
  );
}
