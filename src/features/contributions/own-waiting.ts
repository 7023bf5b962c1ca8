import type { ChangedField, FieldChange, UserChange } from "./change.ts";

/** What somebody sent about a shop and nobody has looked at yet: shown to them alone, where it will be. */
export interface OwnWaiting {
  changes: UserChange[];
  /** Photos of its menu. */
  images: OwnMenuImage[];
}

/** A photo of a menu that its author sent and that waits. */
export interface OwnMenuImage {
  _id: string;
  shop: { url: string; name: string };
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** Where on the page of a shop it will be. */
export type WaitingPlace = "hours" | "menu" | "contact" | "facts";

const CONTACT: ReadonlySet<ChangedField> = new Set<ChangedField>(["phone", "website", "email"]);

export function placeOfChange({
  type,
  fields,
  answered,
}: Pick<UserChange, "type" | "fields" | "answered">): WaitingPlace {
  if (type === "menu") return "menu";
  if (answered === "hours" || fields.some(({ field }) => field === "openingHours")) return "hours";
  const isContact = ({ field }: FieldChange) => CONTACT.has(field);
  return answered === "contact" || (fields.length > 0 && fields.every(isContact)) ? "contact" : "facts";
}
