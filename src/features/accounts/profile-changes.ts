import * as v from "valibot";
import { LOCALES } from "#platform/i18n/locales.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { LONGEST_BIO } from "./account.ts";
import { ONBOARDING_STEPS } from "./onboarding-step.ts";
import { privacyChanges } from "./privacy.ts";

/** What people change of themselves beside name and picture; what is not named stays. */
export const profileChanges = v.pipe(
  v.strictObject({
    locale: v.optional(
      v.pipe(
        v.picklist(LOCALES, "Must be a language of the site"),
        v.description("Of mails and of what the site answers"),
      ),
    ),
    bio: v.optional(plainLineSchema({ most: LONGEST_BIO })),
    privacy: v.optional(privacyChanges),
    onboardingStep: v.optional(
      v.pipe(
        v.nullable(v.picklist(ONBOARDING_STEPS, `Must be one of ${ONBOARDING_STEPS.join(", ")}, or null`)),
        v.description("Where the welcome dialog goes on; null ends it"),
      ),
    ),
    isNewlyVerified: v.optional(
      v.pipe(v.literal(false, "Must be false"), v.description("The dialog that says so was shown")),
    ),
  }),
  v.check((changes) => Object.keys(changes).length > 0, "Must have at least one field"),
);

export type ProfileChanges = v.InferOutput<typeof profileChanges>;
