import * as v from "valibot";
import type { Person } from "#features/accounts/person.ts";
import type { Relation } from "#features/accounts/relation.ts";
import type { ProductType } from "#features/products/product-types.ts";

/** The longest slug that an account may have, and some more. */
const MOST_LETTERS = 100;

/** The query of `GET /api/getuser`. */
export const getUserQuery = v.object({
  url: v.pipe(
    v.string(),
    v.minLength(1, "Must be given"),
    v.maxLength(MOST_LETTERS, `Must have at most ${MOST_LETTERS} characters`),
    v.description("The `url` of the person"),
  ),
});

/** The page of a person, as one viewer sees it. */
export interface Profile extends Person {
  bio: string;
  isSample: boolean;
  /** They want to be found by their name; the same for everybody who looks. */
  isSearchable: boolean;
  /** What the viewer is to this person. */
  relation: Relation;
  /** Null where the viewer may not see them. */
  prefTypes: ProductType[] | null;
  friends: Person[] | null;
  /** The viewer may see on this page what they said of others. */
  areReviewsShown: boolean;
}
