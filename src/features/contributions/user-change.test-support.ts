import type { UserChange } from "./change.ts";

/** What somebody suggested of a shop, and waits. */
export function userChange(more: Partial<UserChange> = {}): UserChange {
  return {
    _id: "1",
    productId: null,
    product: null,
    type: "shop",
    state: "pending",
    shop: { _id: "7", url: "reiger", name: "De Reiger", isSample: false },
    isSample: false,
    fields: [],
    answered: null,
    text: "",
    as: "visitor",
    author: null,
    suggestedAt: "2026-11-20T10:00:00.000Z",
    decidedAt: null,
    ...more,
  };
}

/** The same of a numbered shop: its phone. */
export function phoneChange(id: string, more: Partial<UserChange> = {}): UserChange {
  return userChange({
    _id: id,
    shop: { _id: id, url: `shop-${id}`, name: `Shop ${id}`, isSample: false },
    fields: [{ field: "phone", before: null, after: "+31201234567" }],
    ...more,
  });
}
