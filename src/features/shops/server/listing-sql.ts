import { type RawBuilder, sql } from "kysely";
import { TOLERATED_KINDS } from "../shop.ts";
import { bitsOf, KIND_BITS } from "../traits.ts";

/** A condition on `shop_listing`: the shop sells under the toleration policy. */
export const isTolerated = sql<boolean>`shop_listing.traits & ${sql.lit(bitsOf(KIND_BITS, TOLERATED_KINDS))} <> 0`;

/** A `Provenance` from the row of `shop_fact` called so. */
export const provenanceJson = (fact: string) => sql`json_build_object(
  'source', ${sql.ref(`${fact}.source`)},
  'reference', ${sql.ref(`${fact}.reference`)},
  'observedOn', ${sql.ref(`${fact}.observed_on`)},
  'confidence', ${sql.ref(`${fact}.confidence`)},
  'confirmationCount', ${sql.ref(`${fact}.confirmation_count`)},
  'confirmedAt', ${sql.ref(`${fact}.confirmed_at`)})`;

/** A list of known words after `in`. */
export const oneOf = (words: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(words.map((word) => sql.lit(word)))})`;
