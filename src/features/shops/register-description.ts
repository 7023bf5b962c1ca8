import * as v from "valibot";
import { isSecureAddress } from "#platform/remote/secure-address.ts";

const fieldName = v.pipe(v.string(), v.regex(/^\w{1,64}$/, "is no name of a field"));
const words = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));

/**
 * A municipality's register of licences that is an ArcGIS feature layer, as a file of data/registers/ describes it. Only the fields
 * named here are asked for and kept. A field that holds who owns the licence has no place in it: people are not stored.
 */
export const RegisterDescription = v.strictObject({
  /** For people who read the file. */
  about: v.optional(words(1000)),
  isEnabled: v.boolean(),
  /** Such as `Gemeente Den Haag horeca permits`; shown as where a licence was read. */
  register: words(120),
  address: v.pipe(v.string(), v.check(isSecureAddress, "is no address with https")),
  where: v.optional(words(500), "1=1"),
  idField: v.optional(fieldName, "OBJECTID"),
  municipality: v.pipe(v.string(), v.regex(/^GM\d{4}$/, "is no municipality code such as GM0518")),
  /** The town of rows that name none. */
  city: words(80),
  fields: v.strictObject({
    /** What stands on the door. */
    name: fieldName,
    street: fieldName,
    number: fieldName,
    /** What follows the number: a letter, an addition. */
    addition: v.optional(fieldName),
    postcode: v.optional(fieldName),
    city: v.optional(fieldName),
    validTo: v.optional(fieldName),
  }),
  licence: words(120),
  attribution: words(200),
});

export type RegisterDescription = v.InferOutput<typeof RegisterDescription>;
