import type { ReactNode } from "react";
import type { ListQuery, ListSpec } from "#features/dashboard/list-query.ts";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { ListButtons } from "#features/dashboard/ui/list/list-buttons.tsx";
import { ListCount } from "#features/dashboard/ui/list/list-count.tsx";
import { AdminFrame } from "./admin-frame.tsx";

type ListFrameProps = {
  /** Such as `deals`. */
  list: string;
  path: string;
  /** Of the page of one thing. */
  itemPath: string;
  spec: ListSpec;
  /** From `listData`. */
  loaded: {
    head: { title: string; description: string };
    counts: ToDoCounts | null;
    query: ListQuery;
    page: { total: number; all: number };
    isAdmin: boolean;
    /** Of things that filters name by their slugs, what they are called. */
    named?: Readonly<Record<string, string>>;
  };
  children: ReactNode;
};

/** The frame of a list of the dashboard: how many there are, its file, and the way to a new one. */
export function ListFrame({ list, path, itemPath, spec, loaded, children }: ListFrameProps) {
  const { head, counts, query, page, isAdmin, named = {} } = loaded;
  return (
    <AdminFrame
      head={head}
      counts={counts}
      subtitle={<ListCount total={page.total} all={page.all} asked={{ spec, query, named }} />}
      aside={
        <ListButtons
          list={list}
          path={path}
          itemPath={itemPath}
          spec={spec}
          query={query}
          isAdmin={isAdmin}
        />
      }
    >
      {children}
    </AdminFrame>
  );
}
