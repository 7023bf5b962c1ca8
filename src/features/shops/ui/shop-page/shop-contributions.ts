import type { ReactNode } from "react";
import type { FactGroup } from "../../facts.ts";
import type { UnknownFact } from "../../unknown-facts.ts";

/** How visitors put the page right, given by the page: the slice of contributions comes after this one. */
export interface ShopContributions {
  /** Under a group of facts. */
  confirm: (group: FactGroup) => ReactNode;
  /** In the line of what nobody has told us; null where nothing of it is answered by a tap. */
  answer: (unknown: readonly UnknownFact[]) => ReactNode;
  /** Opens the form for what is different. */
  suggest: (topic: "hours" | "menu" | null) => ReactNode;
  /** What the reader sent themselves and nobody has looked at; null where there is nothing. */
  waiting: ReactNode;
  /** Whom the page owes something. */
  thanks: ReactNode;
}
