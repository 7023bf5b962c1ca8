import { answerToEdit } from "#features/support/server/answers-to-edit.ts";
import { AnswerEditor } from "#features/support/ui/answer-editing/answer-editor.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/answer.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/answers/answer",
    type: "answer",
    item: ({ database }, member, asked) => answerToEdit(database, member, asked),
    nameOf: ({ values }) => values.name,
    besideOf: async () => ({}),
  });
}

/** The editor of a standard answer (`?id=`), or of a new one (`?new`). */
export default function DashboardAnswer({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, accountId } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <AnswerEditor key={item?.id ?? "new"} answer={item} revisions={revisions} accountId={accountId} />
    </AdminFrame>
  );
}
