import * as v from "valibot";
import { CONSENTS } from "./consent.ts";

/** What the buttons of the dialog send; `disagree` stores nothing. */
export const consentForm = v.object({
  choice: v.picklist([...CONSENTS, "disagree"], "Must be all, req or disagree"),
  path: v.optional(v.string(), "/"),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "Must be a language")), "nl"),
});
