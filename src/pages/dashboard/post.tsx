import { postToEdit } from "#features/discover/server/posts-to-edit.ts";
import { PostEditor } from "#features/discover/ui/post-editing/post-editor.tsx";
import { RemovedPart } from "#features/users/ui/user-managing/removed-part.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import { useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/post.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/discover/post",
    type: "post",
    item: ({ database }, member, asked) => postToEdit(database, member, asked),
    nameOf: ({ values }, { locale }) => textIn(values.title, locale)?.text,
    besideOf: async () => ({}),
  });
}

/** The editor of a post (`?id=`), or of a new one (`?new`). */
export default function DashboardPost({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, removal, revisions, isAdmin, accountId } = loaderData;
  const { site } = useSite();
  return (
    <AdminFrame head={head} counts={counts}>
      <RemovedPart removal={removal} what={head.title} isAdmin={isAdmin} />
      <PostEditor
        key={item?.id ?? "new"}
        post={item}
        revisions={revisions}
        accountId={accountId}
        pictureBase={site.pictureBase}
      />
    </AdminFrame>
  );
}
