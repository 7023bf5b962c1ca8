import { type RawBuilder, sql } from "kysely";

/** Letters and numbers alone: "Gelato #33" is "gelato 33", and never "Gelato 41". */
export const bareName = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(lower(${name}), '[^[:alnum:]]+', '', 'g')`;
