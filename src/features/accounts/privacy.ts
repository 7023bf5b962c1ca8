import * as v from "valibot";
import type { Relation } from "./relation.ts";

/** Who may see something; whose it is always may. */
export const AUDIENCES = ["everyone", "friends", "nobody"] as const;

const audience = v.picklist(AUDIENCES, `Must be one of ${AUDIENCES.join(", ")}`);

/** What is open or shut to all alike: the index of the search is the same for everybody. */
export const OPEN_OR_SHUT = ["everyone", "nobody"] as const;

const openOrShut = v.picklist(OPEN_OR_SHUT, `Must be one of ${OPEN_OR_SHUT.join(", ")}`);

const entries = {
  profile: audience,
  reviews: audience,
  likes: audience,
  friends: audience,
  /** Found by its name. */
  searchable: openOrShut,
  /** Who may ask to be friends. */
  requests: openOrShut,
};

/** The choices of an account (product.md section 10). */
export type Privacy = v.InferOutput<ReturnType<typeof v.object<typeof entries>>>;

/** Profiles are public, friends are shown to friends (contract.md, "User"), and so is what somebody likes. */
export const DEFAULT_PRIVACY: Privacy = {
  profile: "everyone",
  reviews: "everyone",
  likes: "friends",
  friends: "friends",
  searchable: "everyone",
  requests: "everyone",
};

/** The choices that a person makes anew; those not named stay. */
export const privacyChanges = v.partial(v.strictObject(entries));

const stored = v.object({
  profile: v.fallback(audience, DEFAULT_PRIVACY.profile),
  reviews: v.fallback(audience, DEFAULT_PRIVACY.reviews),
  likes: v.fallback(audience, DEFAULT_PRIVACY.likes),
  friends: v.fallback(audience, DEFAULT_PRIVACY.friends),
  searchable: v.fallback(openOrShut, DEFAULT_PRIVACY.searchable),
  requests: v.fallback(openOrShut, DEFAULT_PRIVACY.requests),
});

/** The column `account.privacy` holds only what was chosen. */
export function privacyOf(chosen: object): Privacy {
  return v.parse(stored, { ...DEFAULT_PRIVACY, ...chosen });
}

/** What may be seen of an account. */
export type SeenKey = "profile" | "reviews" | "likes" | "friends";

/**
 * Whether somebody sees this of an account. Who asks to be friends shows themselves to the one they ask; what stands on a page
 * is seen only with the page.
 */
export function canSee(privacy: Privacy, key: SeenKey, relation: Relation): boolean {
  if (relation === "blocked") return false;
  if (relation === "self") return true;
  if (key !== "profile" && !canSee(privacy, "profile", relation)) return false;
  switch (privacy[key]) {
    case "everyone":
      return true;
    case "friends":
      return relation === "isFriend" || (relation === "requestByFriend" && key === "profile");
    case "nobody":
      return false;
  }
}

/** Who cannot be seen cannot be asked: otherwise a request would tell that the account is there. */
export function canAsk(privacy: Privacy, relation: Relation): boolean {
  return privacy.requests === "everyone" && canSee(privacy, "profile", relation);
}

/** What is found has a page that everybody may open. */
export function isSearchable({ searchable, profile }: Privacy): boolean {
  return searchable === "everyone" && profile === "everyone";
}
