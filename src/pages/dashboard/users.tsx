import { usersToManage } from "#features/users/server/users-to-manage.ts";
import { UserRoom } from "#features/users/ui/user-managing/user-room.tsx";
import { USER_LIST } from "#features/users/user-fields.ts";
import type { Route } from "./+types/users.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/users";

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: USER_LIST, page: usersToManage });
}

/** Everybody who has an account, for admins. */
export default function DashboardUsers({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="users" path={PATH} itemPath={`${PATH}/user`} spec={USER_LIST} loaded={loaderData}>
      <UserRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
