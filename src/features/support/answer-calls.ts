import { readCall } from "#platform/read-call.ts";
import type { AnswerValues } from "./standard-answer.ts";

// Apart from `calls.ts`, which guests load with the contact form.

export interface FoundAnswer extends AnswerValues {
  _id: string;
  isSample: boolean;
}

/** The standard answers that have something in their name or text, by name: a page of them. @throws CallFailed */
export async function readAnswers(q: string, signal: AbortSignal): Promise<FoundAnswer[]> {
  // A list is no page that could have moved.
  const { items } = await readCall<{ items: FoundAnswer[] }>("dashboard/answers", {
    query: { q },
    signal,
    pagePath: "/",
    redirectTo: () => undefined,
  });
  return items;
}
