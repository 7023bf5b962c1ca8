import * as v from "valibot";
import { AMENITIES } from "#features/shops/amenities.ts";
import { FACT_GROUPS } from "#features/shops/facts.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** What can be answered by one tap where nobody has told us: an amenity, or one of these. */
export const ASKED_TRAITS = [
  "wheelchair",
  "vaporizer",
  "terrace",
  "residents",
  "idCheck",
  "membership",
] as const;

export const ASKED_FACTS = [...AMENITIES, ...ASKED_TRAITS] as const;

export type AskedFact = (typeof ASKED_FACTS)[number];

export const CONFIRMED_FACTS = [...FACT_GROUPS, ...ASKED_FACTS] as const;

export type ConfirmedFact = (typeof CONFIRMED_FACTS)[number];

export function isAskedFact<Fact extends string>(fact: Fact): fact is Fact & AskedFact {
  return (ASKED_FACTS as readonly string[]).includes(fact);
}

/** For so long somebody's confirmation of a group counts, and another one of theirs does not. */
export const CONFIRMED_DAYS = 30;

/** What `POST /api/confirmfact` takes (contract.md). */
export const confirmForm = v.strictObject({
  targetType: v.literal("shop", "Must be shop"),
  targetId: v.pipe(rowIdSchema, v.description("The `_id` of the shop")),
  fact: v.pipe(
    v.picklist(CONFIRMED_FACTS, `Must be one of ${CONFIRMED_FACTS.join(", ")}`),
    v.description("A group of facts, or one that nobody has told us"),
  ),
  holds: v.pipe(v.boolean("Must be true or false"), v.description("It is so, or it is not")),
});

export type ConfirmForm = v.InferInput<typeof confirmForm>;

/** `counted`: it took effect; `waiting`: an admin looks at it first; `known`: the same person has said so before. */
export interface FactAnswer {
  outcome: "counted" | "waiting" | "known";
}
