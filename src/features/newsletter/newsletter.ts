import * as v from "valibot";
import { LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";

/** How long the link of a letter counts, and an address that nobody confirms is kept. */
export const CONFIRM_DAYS = 7;

/** What `POST /api/newsletter` takes (specification section 7). Whoever wants no letters need not type a right address first. */
export const newsletterForm = v.pipe(
  v.strictObject({
    newsletterEmail: v.optional(
      v.pipe(
        plainLineSchema({ most: LONGEST_EMAIL }),
        v.description("Empty for the address that is known already"),
      ),
      "",
    ),
    wantsNewsletter: v.boolean("Must be true or false"),
  }),
  v.forward(
    v.partialCheck(
      [["newsletterEmail"], ["wantsNewsletter"]],
      ({ newsletterEmail, wantsNewsletter }) =>
        !wantsNewsletter || newsletterEmail === "" || v.EMAIL_REGEX.test(newsletterEmail),
      "Must be an e-mail address",
    ),
    ["newsletterEmail"],
  ),
);

const tokenSchema = v.pipe(
  v.string("Must be text"),
  v.minLength(1, "Must not be empty"),
  v.maxLength(200, "Must have at most 200 characters"),
);

/** What `POST /api/newsletterconfirm` takes. */
export const confirmForm = v.strictObject({
  token: v.pipe(tokenSchema, v.description("From the link in the letter")),
});

/** The query of `POST /api/newsletterunsubscribe`, or its body. */
export const unsubscribeForm = v.object({
  token: v.optional(v.pipe(tokenSchema, v.description("From the head of a letter"))),
  all: v.optional(
    v.pipe(v.boolean("Must be true or false"), v.description("All letters, and not only those of this kind")),
  ),
});
