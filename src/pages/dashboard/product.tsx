import { productTabIn } from "#features/contributions/product-tab.ts";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { productToEdit } from "#features/contributions/server/products-to-edit.ts";
import { PhotosEditor } from "#features/contributions/ui/photo-editing/photos-editor.tsx";
import { ProductTabs } from "#features/contributions/ui/product-editing/product-tabs.tsx";
import { ProductEditor } from "#features/contributions/ui/product-editing/product-editor.tsx";
import { MOST_SPELLINGS } from "#features/products/spelling.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useSite } from "../layouts/use-site.ts";
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
    besideOf: async ({ database }, member, product) => {
      const search = new URL(request.url).searchParams;
      const of = { type: "product", id: product?.id ?? 0 } as const;
      return {
        photos: (productTabIn(search) === "photos" && (await photosToEdit(database, member, of))) || null,
        now: new Date().toISOString(),
        firstName: plain(search.get("name") ?? ""),
        names: namesIn(search),
        mayJoin: member.permissions.admin || member.permissions.mod,
      };
    },
  });
}

/** No product is called longer, and PostgreSQL refuses NUL. */
const plain = (name: string) => name.replace(/\p{Cc}/gu, "").slice(0, 80);

/** Those on menus that a new product is made of (`?joins=`). */
function namesIn(search: URLSearchParams) {
  const spellings = search.getAll("joins").map(plain).filter(Boolean).slice(0, MOST_SPELLINGS);
  return spellings.length === 0 ? null : { spellings, isSample: search.has("sample") };
}

/** The editor of a product (`?id=`), or of a new one (`?new`); or its pictures (`&tab=photos`). */
export default function DashboardProduct({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, isAdmin, accountId, photos, now, firstName, names } = loaderData;
  const { mayJoin } = loaderData;
  const { site } = useSite();
  return (
    <AdminFrame head={head} counts={counts}>
      {item && <ProductTabs productId={item.id} current={photos ? "photos" : "facts"} />}
      {item && photos ? (
        <PhotosEditor
          key={item.id}
          of={{ type: "product", id: item.id }}
          photos={photos}
          accountId={accountId}
          pictureBase={site.pictureBase}
        />
      ) : (
        <ProductEditor
          key={item?.id ?? `new ${firstName} ${names !== null}`}
          product={item}
          revisions={revisions}
          isAdmin={isAdmin}
          accountId={accountId}
          now={now}
          firstName={firstName}
          names={names}
          mayJoin={mayJoin}
        />
      )}
    </AdminFrame>
  );
}
