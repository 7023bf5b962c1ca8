import { ANSWER_LIST } from "#features/support/answer-fields.ts";
import { answersToEdit } from "#features/support/server/answers-to-edit.ts";
import { AnswerRoom } from "#features/support/ui/answer-editing/answer-room.tsx";
import type { Route } from "./+types/answers.ts";
import { listData } from "./list-data.server.ts";
import { ListFrame } from "./list-frame.tsx";

const PATH = "/dashboard/answers";
const ITEM_PATH = `${PATH}/answer`;

export function loader({ context, request }: Route.LoaderArgs) {
  return listData(context, request, { path: PATH, spec: ANSWER_LIST, page: answersToEdit });
}

/** All standard answers, for admins. */
export default function DashboardAnswers({ loaderData }: Route.ComponentProps) {
  const { head, query, page } = loaderData;
  return (
    <ListFrame list="answers" path={PATH} itemPath={ITEM_PATH} spec={ANSWER_LIST} loaded={loaderData}>
      <AnswerRoom path={PATH} title={head.title} query={query} page={page} />
    </ListFrame>
  );
}
