import { POST_LIST } from "#features/discover/post-fields.ts";
import { postsToEdit } from "#features/discover/server/posts-to-edit.ts";
import { PostRoom } from "#features/discover/ui/post-editing/post-room.tsx";
import type { Route } from "./+types/discover.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/discover";
const ITEM_PATH = `${PATH}/post`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: POST_LIST, page: postsToEdit });
}

/** All posts, for admins. */
export default function DashboardDiscover({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="discover" path={PATH} itemPath={ITEM_PATH} spec={POST_LIST} loaded={loaderData}>
      <PostRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
