import { useLingui } from "@lingui/react/macro";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { USER_FIELDS, USER_LIST, USER_STATES, type UserToManage } from "../../user-fields.ts";
import { useRoleName } from "./use-role-name.ts";

type UserRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly UserToManage[]; total: number; page: number; pageCount: number };
};

const nameOf = ({ values }: UserToManage) => values.name;
const joinedOf = ({ values }: UserToManage) => <Day at={values.joinedAt} form="shortDate" />;

/** Everybody who has an account, with what they may do besides. */
export function UserRoom({ path, title, query, page }: UserRoomProps) {
  const { t, i18n } = useLingui();
  const roleName = useRoleName();
  /** With what holds of them now. */
  const markedName = ({ values, shown }: UserToManage) =>
    shown.suspension ? (
      <>
        {values.name} <Badge tone="brick">{i18n._(USER_STATES.suspended)}</Badge>
      </>
    ) : (
      values.name
    );
  const roles = t({ id: "user-managing.roles", message: "Roles" });
  return (
    <ListPage
      list="users"
      path={path}
      itemPath={`${path}/user`}
      spec={USER_LIST}
      query={query}
      page={page}
      title={title}
      nameOf={nameOf}
      searchLabel={t({ id: "user-managing.search", message: "Name or address" })}
      filterLabels={{ role: roles, state: t({ id: "user-managing.state", message: "State" }) }}
      actions={[]}
      columns={[
        {
          id: "name",
          head: i18n._(USER_FIELDS.name.label),
          cell: markedName,
          sort: "name",
        },
        { id: "roles", head: roles, cell: ({ shown }) => shown.roles.map(roleName).join(", ") },
        {
          id: "joined",
          head: i18n._(USER_FIELDS.joinedAt.label),
          cell: joinedOf,
          onCard: "labelled",
          sort: "joined",
        },
      ]}
    />
  );
}
