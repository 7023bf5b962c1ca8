import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import { choicesOf, type EditedItem, type Fields, type NamedItem } from "#features/dashboard/field.ts";
import { timeSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { contactForm, getListedForm } from "./ticket-forms.ts";
import { PROOF_LABELS, ROLE_LABELS, SUBJECT_LABELS } from "./ticket-labels.ts";
import {
  type ContactSubject,
  LONGEST,
  type ShopProof,
  type ShopRole,
  TICKET_KINDS,
  TICKET_STATES,
  type TicketAction,
  type TicketState,
} from "./ticket.ts";

export const TICKET_STATE_LABELS: Record<TicketState, MessageDescriptor> = {
  open: msg({ id: "ticket-fields.state.open", message: "Waiting for an answer" }),
  answered: msg({ id: "ticket-fields.state.answered", message: "Answered" }),
  closed: msg({ id: "ticket-fields.state.closed", message: "Closed" }),
};

export const TICKET_KIND_LABELS: Record<TicketAction, MessageDescriptor> = {
  contact: msg({ id: "ticket-fields.kind.contact", message: "Question" }),
  getListed: msg({ id: "ticket-fields.kind.get-listed", message: "A shop to be listed" }),
};

const shop = getListedForm.pipe[0].entries;

/** What somebody wrote to the people who run the site. It stays as it was sent: what is added are answers. */
export const TICKET_FIELDS = {
  openedAt: {
    group: "ticket",
    label: msg({ id: "ticket-fields.opened", message: "Sent" }),
    kind: "time",
    isFixed: true,
    schema: timeSchema,
  },
  saidAt: {
    group: "ticket",
    label: msg({ id: "ticket-fields.said", message: "Last message" }),
    kind: "time",
    isFixed: true,
    schema: timeSchema,
  },
  state: {
    group: "ticket",
    label: msg({ id: "ticket-fields.state", message: "Status" }),
    kind: "choice",
    choices: choicesOf(TICKET_STATE_LABELS),
    isFixed: true,
    schema: v.picklist(TICKET_STATES, `Must be of ${TICKET_STATES.join(", ")}`),
  },
  kind: {
    group: "ticket",
    label: msg({ id: "ticket-fields.kind", message: "Kind" }),
    kind: "choice",
    choices: choicesOf(TICKET_KIND_LABELS),
    isFixed: true,
    schema: v.picklist(TICKET_KINDS, `Must be of ${TICKET_KINDS.join(", ")}`),
  },
  subject: {
    group: "ticket",
    label: msg({ id: "ticket-fields.subject", message: "Subject" }),
    kind: "choice",
    choices: choicesOf(SUBJECT_LABELS),
    isFixed: true,
    schema: contactForm.entries.subject,
  },
  name: {
    group: "ticket",
    label: msg({ id: "ticket-fields.name", message: "Name" }),
    kind: "line",
    isFixed: true,
    schema: contactForm.entries.name,
  },
  email: {
    group: "ticket",
    label: msg({ id: "ticket-fields.email", message: "E-mail address" }),
    kind: "line",
    isFixed: true,
    schema: v.nullable(contactForm.entries.email),
  },
  about: {
    group: "ticket",
    label: msg({ id: "ticket-fields.about", message: "Page" }),
    kind: "line",
    isFixed: true,
    schema: contactForm.entries.about,
  },
  shopName: {
    group: "shop",
    label: msg({ id: "ticket-fields.shop-name", message: "Shop" }),
    kind: "line",
    isFixed: true,
    schema: shop.shopName,
  },
  cityName: {
    group: "shop",
    label: msg({ id: "ticket-fields.city-name", message: "Town" }),
    kind: "line",
    isFixed: true,
    schema: shop.cityName,
  },
  role: {
    group: "shop",
    label: msg({ id: "ticket-fields.role", message: "Role at the shop" }),
    kind: "choice",
    choices: choicesOf(ROLE_LABELS),
    isFixed: true,
    schema: shop.role,
  },
  proof: {
    group: "shop",
    label: msg({ id: "ticket-fields.proof", message: "Proof offered" }),
    kind: "choice",
    choices: choicesOf(PROOF_LABELS),
    isFixed: true,
    schema: shop.proof,
  },
  website: {
    group: "shop",
    label: msg({ id: "ticket-fields.website", message: "Website" }),
    kind: "line",
    isFixed: true,
    schema: shop.website,
  },
  message: {
    group: "ticket",
    label: msg({ id: "ticket-fields.message", message: "Message" }),
    kind: "line",
    isFixed: true,
    schema: contactForm.entries.message,
  },
} as const satisfies Fields;

/** Of a question the shop is null, of a shop to be listed subject and page. Times are ISO 8601. */
export interface TicketValues {
  openedAt: string;
  saidAt: string;
  state: TicketState;
  kind: TicketAction;
  subject: ContactSubject | null;
  name: string;
  /** Null where whoever asked reads the answer in their dashboard. */
  email: string | null;
  about: string | null;
  shopName: string | null;
  cityName: string | null;
  role: ShopRole | null;
  proof: ShopProof | null;
  website: string | null;
  message: string;
}

/** One answer, or what whoever asked wrote then. */
export interface TicketReply {
  _id: string;
  /** Of the people who run the site. */
  isStaff: boolean;
  /** Which of them: told to admins, as long as they are there. */
  by: string | null;
  text: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** What is shown beside what was sent. */
export interface TicketShown {
  [name: string]: unknown;
  /** The language of whoever asked. */
  locale: Locale;
  replyCount: number;
  /** The reader asked it. */
  isOwn: boolean;
  /** Whoever was signed in when they asked. */
  account: PersonAnswer | null;
  /** The page to be taken over. */
  shop: { _id: string; url: string; name: string } | null;
  /** Who has it in hand: told to admins. */
  assignee: NamedItem | null;
}

/** That a ticket was given to an admin, or back to all. */
export interface TicketAssignment {
  _id: string;
  isNobody: boolean;
  /** Null for nobody, and for somebody who is gone, as is `by`. */
  to: string | null;
  by: string | null;
  /** ISO 8601. */
  assignedAt: string;
}

export interface TicketToAnswer extends EditedItem<TicketValues> {
  shown: TicketShown;
}

/** With all that was said, the first answer first. */
export interface TicketThread extends TicketToAnswer {
  shown: TicketShown & {
    replies: readonly TicketReply[];
    /** For admins. */
    assignments: readonly TicketAssignment[];
  };
}

/** Whose they are, for admins. */
const IN_HAND_LABELS = {
  mine: msg({ id: "ticket-fields.in-hand.mine", message: "Mine" }),
  nobody: msg({ id: "ticket-fields.in-hand.nobody", message: "Nobody’s" }),
};

/** By `waiting`: what waits for an answer, the longest first, then what waits for none, the latest first. */
export const TICKET_LIST = {
  sorts: ["waiting", "said", "opened", "name"],
  order: "waiting",
  filters: {
    state: choicesOf(TICKET_STATE_LABELS),
    kind: choicesOf(TICKET_KIND_LABELS),
    hand: choicesOf(IN_HAND_LABELS),
  },
} as const satisfies ListSpec;

/** What is saved of a ticket: an answer, its state, whose it is. */
export const TICKET_CHANGES = {
  reply: v.optional(plainTextSchema({ least: 1, most: LONGEST.reply })),
  state: v.optional(
    v.pipe(
      v.picklist(["open", "closed"], "Must be of open, closed"),
      v.description("Without it an answer moves the ticket: ours to answered, theirs to open"),
    ),
  ),
  assignee: v.optional(
    v.pipe(v.nullable(rowIdSchema), v.description("The admin who has it in hand; `null` for nobody")),
  ),
};

export interface TicketChanges {
  reply?: string | undefined;
  state?: "open" | "closed" | undefined;
  assignee?: number | null | undefined;
}
