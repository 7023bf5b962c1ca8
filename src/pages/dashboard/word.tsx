import { wordToEdit } from "#features/words/server/words-to-edit.ts";
import { WordEditor } from "#features/words/ui/word-editing/word-editor.tsx";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/word.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/words/word",
    type: "word",
    item: ({ database }, member, asked) => wordToEdit(database, member, asked),
    nameOf: ({ values }) => values.word,
    besideOf: async () => ({}),
  });
}

/** The editor of a watched word (`?id=`), or of a new one (`?new`). */
export default function DashboardWord({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, accountId } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <WordEditor key={item?.id ?? "new"} word={item} revisions={revisions} accountId={accountId} />
    </AdminFrame>
  );
}
