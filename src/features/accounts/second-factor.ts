import * as v from "valibot";

/** As people type it: apps show three digits and three. */
const code = v.pipe(
  v.string("Must be text"),
  v.maxLength(20, "Must be six digits"),
  v.transform((typed) => typed.replaceAll(" ", "")),
  v.regex(/^\d{6}$/, "Must be six digits"),
  v.description("The six digits that the app shows"),
);

const recoveryCode = v.pipe(
  v.string("Must be text"),
  v.maxLength(40, "Must have at most 40 characters"),
  v.description("One of the ten that were given when it was set up"),
);

const yes = v.literal(true, "Must be true");

/** What may be sent together. */
const WAYS = new Set(["begin", "confirm", "code", "recoveryCode", "code remove", "recoveryCode remove"]);

/** What one does with a second factor: set it up in two steps, show it, or take it off. */
export const secondFactorForm = v.pipe(
  v.strictObject({
    begin: v.optional(yes),
    confirm: v.optional(code),
    code: v.optional(code),
    recoveryCode: v.optional(recoveryCode),
    remove: v.optional(yes),
  }),
  v.forward(
    v.check(
      (sent) => WAYS.has(Object.keys(sent).toSorted().join(" ")),
      "Send begin, confirm, code or recoveryCode; remove goes with one of the last two",
    ),
    ["begin"],
  ),
);

/** What its owner is told of it. */
export interface OwnSecondFactor {
  since: string;
  /** How many of the ten are unused. */
  recoveryCodeCount: number;
}

/** How somebody shows that they have it. */
export type SecondFactorProof = { code: string } | { recoveryCode: string };
