import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { emailSchema } from "#platform/text/email-schema.ts";
import { isOneOf } from "#platform/text/is-one-of.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/** Whose people they are, by its `_id`: one of the two. */
const itemFields = {
  shop: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of a shop"))),
  brand: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of a brand; without `shop`"))),
};

type ItemFields = { shop?: number | undefined; brand?: number | undefined };

const isOfOne = <Form extends ItemFields>() => isOneOf<Form>("shop", "brand");

/** What a form that was checked names. */
export function itemOfColleagues({ shop, brand }: ItemFields): SpokenFor {
  return brand === undefined ? { type: "shop", id: shop ?? 0 } : { type: "brand", id: brand };
}

/** What `GET /api/dashboard/colleagues` takes. */
export const colleaguesQuery = v.pipe(v.object(itemFields), isOfOne());

/** So long the link of a letter counts, and the address is kept to which it went. */
export const INVITATION_DAYS = 7;

/** Letters a day: of one shop or brand, and to one address, whoever has them sent. */
export const MOST_INVITATIONS_A_DAY = { item: 20, address: 3 } as const;

/** What `POST /api/dashboard/colleagues` takes. */
export const inviteForm = v.pipe(
  v.strictObject({
    ...itemFields,
    email: emailSchema,
    locale: v.pipe(v.picklist(LOCALES, "Must be a language of the site"), v.description("Of the letter")),
  }),
  isOfOne(),
);

export const INVITATION_DECISIONS = ["sendAgain", "withdraw"] as const;

export type InvitationDecision = (typeof INVITATION_DECISIONS)[number];

/** What `PATCH /api/dashboard/colleagues` takes, about an open invitation. */
export const decideInvitationForm = v.strictObject({
  _id: rowIdSchema,
  decision: v.picklist(INVITATION_DECISIONS, "Must be sendAgain or withdraw"),
});

/** What `DELETE /api/dashboard/colleagues` takes. */
export const endColleagueForm = v.pipe(
  v.strictObject({
    ...itemFields,
    account: v.pipe(rowIdSchema, v.description("Who speaks for it no more; the caller for themselves")),
    evenIfLast: v.optional(
      v.pipe(v.boolean("Must be true or false"), v.description("Also when nobody is left then")),
      false,
    ),
  }),
  isOfOne(),
);

/** What `POST /api/joinshop` takes. */
export const joinShopForm = v.strictObject({
  token: v.pipe(
    v.string("Must be text"),
    v.minLength(1, "Must not be empty"),
    v.maxLength(200, "Must have at most 200 characters"),
    v.description("From the link in the letter"),
  ),
});

/** Somebody who speaks for it. */
export interface Colleague {
  person: PersonAnswer;
  /** ISO 8601. */
  since: string;
  /** The colleague who invited them; null where the site gave it, and for somebody who is gone. */
  invitedBy: PersonAnswer | null;
}

/** A letter that nobody has answered yet. */
export interface OpenInvitation {
  _id: string;
  /** Where it went: the one address that is told, and only to those who may invite. */
  email: string;
  /** ISO 8601. */
  invitedAt: string;
  until: string;
  invitedBy: PersonAnswer;
}

/** Who speaks for a shop or a brand, since when, and who is invited to. */
export interface Colleagues {
  item: { type: SpokenFor["type"]; _id: string };
  people: Colleague[];
  invitations: OpenInvitation[];
}

/** `withdrawn` also when another letter took its place, or whoever invited may do so no more. */
export type InvitationState = "open" | "taken" | "withdrawn" | "old";

/** What whoever has the letter is shown. */
export interface Invitation {
  state: InvitationState;
  item: SpokenFor & { name: string; url: string };
  inviter: PersonAnswer;
}
