import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { BrandSource } from "#features/brands/brand.ts";
import { refusalExplanation } from "#features/dashboard/refusal-sentence.ts";
import type { FactSource } from "#features/shops/facts.ts";
import { isOneOf } from "#platform/text/is-one-of.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** A code in a letter to the shop's own domain, or one that an admin reads out over its public telephone. */
export const CODE_PROOFS = ["email", "phone"] as const;

export type CodeProof = (typeof CODE_PROOFS)[number];

/** Why no letter goes to a shop or a brand that has a website. */
export type NoMail = "noAddress" | "otherDomain" | "tooNew";

/** By a code, or by a document that an admin reads. */
export const CLAIM_PROOFS = [...CODE_PROOFS, "document"] as const;

export type ClaimProof = (typeof CLAIM_PROOFS)[number];

/** `asked` waits for its code, `proven` for an admin, as a document does at once; `replaced` made room for a later one of the same person. */
export type ClaimState = "asked" | "proven" | "replaced" | "approved" | "rejected";

/** Why a claim is refused. */
export const CLAIM_REASONS = ["notTheirs", "otherOwner", "wrongShop", "saysTooLittle"] as const;

export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** Why one is closed that nobody decided: no admin says so. */
export const WAITED_TOO_LONG = "waitedTooLong";

/** So long a claim waits for an admin, and is closed then. */
export const MOST_WAITING_DAYS = 90;

export const CODE_TRIES = 5;
/** A letter is there at once; whoever calls does so on working days. */
export const CODE_MINUTES: Record<CodeProof, number> = { email: 15, phone: 3 * 24 * 60 };

/** Codes by mail fall on the shop, so it gets a few a day, whoever asks; an account asks a few a day, whatever for. */
export const MOST_CLAIMS_A_DAY = { account: 5, letters: 3 } as const;

/** So long a document is kept once its claim is decided: whoever was refused may ask why. */
export const DOCUMENT_DAYS = 30;

/** Whose word the address or number of an item is. */
export type ClaimSource = FactSource | BrandSource;

/** What is claimed, by its `_id`: one of the two. */
const itemFields = {
  shopId: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of a shop"))),
  brandId: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of a brand; without `shopId`"))),
};

type ItemFields = { shopId?: number | undefined; brandId?: number | undefined };

const isOfOne = <Form extends ItemFields>() => isOneOf<Form>("shopId", "brandId");

/** What a form that was checked names. */
export function itemOfForm({ shopId, brandId }: ItemFields): SpokenFor {
  return brandId === undefined ? { type: "shop", id: shopId ?? 0 } : { type: "brand", id: brandId };
}

/** What `POST /api/claimshop` takes. */
export const claimForm = v.pipe(
  v.object({ ...itemFields, proof: v.picklist(CODE_PROOFS, "Must be email or phone") }),
  isOfOne(),
);

/** What `POST /api/claimdocument` takes, as a form. */
export const claimDocumentForm = v.pipe(
  v.strictObject({
    ...itemFields,
    document: v.pipe(v.file("Must be one file"), v.description("A PDF, JPEG or PNG of at most 5 MB")),
  }),
  isOfOne(),
);

/** What `POST /api/claimcode` takes: people copy the digits with spaces. */
export const claimCodeForm = v.pipe(
  v.object({
    ...itemFields,
    code: v.pipe(
      v.string("Must be six digits"),
      v.maxLength(20, "Must be six digits"),
      v.transform((typed) => typed.replace(/[\s-]/g, "")),
      v.regex(/^[0-9]{6}$/, "Must be six digits"),
    ),
  }),
  isOfOne(),
);

const decision = v.object({
  decision: v.picklist(["call", "approved", "rejected"], "Must be call, approved or rejected"),
  reason: v.optional(v.picklist(CLAIM_REASONS, "Must be a reason of the list")),
  explanation: refusalExplanation,
});

/** What `PATCH /api/dashboard/claims` takes; `call` draws the code that is read out. */
export const decideClaimForm = v.object({
  _id: rowIdSchema,
  rev: v.string("Must be given"),
  changes: decision,
});

export type DecideClaim = v.InferOutput<typeof decision>;

/** `GET /api/dashboard/claims`. */
export const claimsQuery = v.object({
  document: v.optional(
    v.pipe(rowIdSchema, v.description("The `_id` of a claim: answers its document, a file")),
  ),
});

/** What somebody sees of their own claim. */
export interface OwnClaim {
  proof: ClaimProof;
  /** Null of a document. */
  proofBy: string | null;
  state: ClaimState;
  triesLeft: number;
  /** ISO 8601; null while no code is on its way. */
  codeUntil: string | null;
  /** Somebody speaks for the shop already: an admin hears both. */
  isDispute: boolean;
  reason: ClaimReason | typeof WAITED_TOO_LONG | null;
  /** The same in words of whoever decided; null where there are none. */
  explanation: string | null;
}

/** One of somebody's claims that is not decided. */
export interface OpenClaim {
  state: "asked" | "proven";
  proof: ClaimProof;
  item: { type: SpokenFor["type"]; url: string; name: string };
}

/** A claim with its evidence, for an admin. */
export interface WaitingClaim {
  _id: string;
  rev: string;
  item: { type: SpokenFor["type"]; _id: string; url: string; name: string };
  claimant: PersonAnswer;
  /** When the account was made, ISO 8601. */
  memberSince: string;
  state: "asked" | "proven";
  proof: ClaimProof;
  /** Where the code went, from whom that was known and since when; null of a document. */
  proofBy: string | null;
  source: ClaimSource | null;
  observedOn: string | null;
  askedAt: string;
  isDispute: boolean;
}
