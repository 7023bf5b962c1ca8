import { useState } from "react";

/** What was typed or ticked beside each case, by its id: it is there again after a look at another one, or when the decision failed. */
export function useDrafts<Draft extends object>() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});

  function keepDraft(id: string, more: Draft): void {
    setDrafts((kept) => ({ ...kept, [id]: { ...kept[id], ...more } }));
  }

  return { drafts, keepDraft };
}
