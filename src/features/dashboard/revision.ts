import type { FieldValues } from "./field.ts";

/** What stood before a save. To restore it is a save of its own. */
export interface Revision {
  id: number;
  /** When it was replaced, ISO 8601. */
  at: string;
  /** Who replaced it; null for somebody who has left. */
  by: string | null;
  stood: FieldValues;
}
