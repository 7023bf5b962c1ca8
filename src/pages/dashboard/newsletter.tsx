import { ISSUE_LIST } from "#features/newsletter/issue-fields.ts";
import { issuesToEdit } from "#features/newsletter/server/issues-to-edit.ts";
import { IssueRoom } from "#features/newsletter/ui/issue-editing/issue-room.tsx";
import type { Route } from "./+types/newsletter.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/newsletter";
const ITEM_PATH = `${PATH}/issue`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: ISSUE_LIST, page: issuesToEdit });
}

/** All issues of the newsletter, for admins. */
export default function DashboardNewsletter({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="newsletter" path={PATH} itemPath={ITEM_PATH} spec={ISSUE_LIST} loaded={loaderData}>
      <IssueRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
