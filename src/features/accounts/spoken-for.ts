/** What somebody can speak for, alone or with colleagues. */
export const SPOKEN_FOR = ["shop", "brand"] as const;

export interface SpokenFor {
  type: (typeof SPOKEN_FOR)[number];
  id: number;
}

/** Where it is edited. */
export function deskOf({ type, id }: { type: SpokenFor["type"]; id: number | string }): string {
  return `/dashboard/${type}s/${type}?id=${id}`;
}

/** Where everybody reads of it. */
export function pageOf({ type, url }: { type: SpokenFor["type"]; url: string }): string {
  return `/${type === "shop" ? "coffeeshop" : type}/${url}`;
}

/** Where it is claimed. */
export function claimPageOf({ type, url }: { type: SpokenFor["type"]; url: string }): string {
  return `/claim?${new URLSearchParams({ [type]: url })}`;
}
