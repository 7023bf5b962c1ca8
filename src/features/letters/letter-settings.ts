import * as v from "valibot";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import { classesSchema } from "#features/notifications/notice-settings.ts";
import { LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";

/** So long it is told what was sent. */
export const SENT_LETTER_DAYS = 30;

/** How often somebody gets a letter with what is new. */
export const DIGESTS = ["none", "weekly", "daily"] as const;

export type Digest = (typeof DIGESTS)[number];

/** What is not said stays as it is. */
export const letterSettingsForm = v.strictObject({
  classes: v.optional(classesSchema),
  digest: v.optional(v.picklist(DIGESTS, `Must be of ${DIGESTS.join(", ")}`)),
});

export type LetterSettingsForm = v.InferOutput<typeof letterSettingsForm>;

export const addressForm = v.strictObject({
  email: v.pipe(plainLineSchema({ most: LONGEST_EMAIL }), v.email("Must be an e-mail address")),
});

export interface LetterSettings {
  /** Of which notices there are letters. */
  classes: NoticeClass[];
  digest: Digest;
}

/** Of whoever has not said anything (product.md section 14). */
export const NO_LETTERS: LetterSettings = { classes: [], digest: "none" };

/** Whether letters arrive: no address is known, it is not confirmed yet, they do, or a server did not know it. */
export const ADDRESS_STATES = ["none", "unconfirmed", "confirmed", "unreachable"] as const;

export type AddressState = (typeof ADDRESS_STATES)[number];

export const LETTER_KINDS = ["notices", "digest", "try"] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

/** Why somebody got a letter. */
export interface SentLetter {
  id: number;
  kind: LetterKind;
  /** Of notices: the choices it was for. */
  classes: NoticeClass[];
  newsCount: number;
  isSent: boolean;
  /** ISO 8601. */
  sentAt: string;
}

export interface LettersOfMember {
  settings: LetterSettings;
  address: AddressState;
  /** The latest first. */
  sent: SentLetter[];
}
