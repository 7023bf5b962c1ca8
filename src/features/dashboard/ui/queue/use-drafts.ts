import { useState } from "react";
import type { ChosenCase } from "./use-decisions.ts";

/** What was typed or ticked beside each case, by its id: it is there again after a look at another one, or when the decision failed. */
export function useDrafts<Draft extends object>({
  chosenId,
  within,
}: Pick<ChosenCase, "chosenId" | "within">) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});

  function keepDraft(id: string, more: Draft): void {
    within?.keepDraft(more);
    setDrafts((kept) => ({ ...kept, [id]: { ...kept[id], ...more } }));
  }

  // The room is gone as soon as the next case is one of another room.
  const kept = within?.draft as Draft | undefined;
  return { drafts: kept && chosenId !== null ? { [chosenId]: kept, ...drafts } : drafts, keepDraft };
}
