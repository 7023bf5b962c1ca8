import type { FactGroup } from "#features/shops/facts.ts";
import {
  type ChangedField,
  GROUP_OF_FIELD,
  type OwnChange,
  type ShopField,
  type UserChange,
} from "./change.ts";
import type { SuggestTopic } from "./suggest-topic.ts";

/** What somebody sent about a shop and nobody has looked at yet: shown to them alone. */
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

/** A photo of a menu in the list of its author, with what became of it. */
export interface ToldMenuImage extends OwnMenuImage, Pick<OwnChange, "state" | "reason" | "explanation"> {}

/** What each form about facts of a shop asks. */
const FIELDS: Partial<Record<SuggestTopic, readonly ShopField[]>> = {
  hours: ["openingHours"],
  contact: ["phone", "website", "email"],
  access: ["residents", "idCheck", "minimumAge", "membership"],
  address: ["name", "street", "houseNumber", "postcode"],
  place: ["location"],
};

/** What the reader sent by the form of this topic and can change there while it waits. */
export function waitingOf(own: OwnWaiting | null, topic: SuggestTopic): UserChange[] {
  const asked = (FIELDS[topic] ?? []) as readonly ChangedField[];
  return (own?.changes ?? []).filter(({ type, fields, answered, product }) => {
    if (answered !== null) return false;
    if (type === "menu")
      return topic === "menu" && (product !== null || fields.some(({ field }) => field === "rawName"));
    return fields.every(({ field }) => asked.includes(field));
  });
}

/** Whether the reader has said otherwise of a group of facts, and that waits. */
export function isWaitingFor(own: OwnWaiting | null, group: FactGroup): boolean {
  return (own?.changes ?? []).some(
    ({ type, fields, answered }) =>
      answered === group ||
      (type === "shop" && fields.some(({ field }) => GROUP_OF_FIELD[field as ShopField] === group)),
  );
}
