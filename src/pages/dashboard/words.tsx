import { wordsToEdit } from "#features/words/server/words-to-edit.ts";
import { WordRoom } from "#features/words/ui/word-editing/word-room.tsx";
import { WORD_LIST } from "#features/words/word-fields.ts";
import type { Route } from "./+types/words.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/words";
const ITEM_PATH = `${PATH}/word`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: WORD_LIST, page: wordsToEdit });
}

/** All words that are watched, for admins. */
export default function DashboardWords({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="words" path={PATH} itemPath={ITEM_PATH} spec={WORD_LIST} loaded={loaderData}>
      <WordRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
