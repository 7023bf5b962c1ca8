import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { type Role, ROLES } from "#features/accounts/access.ts";
import { choicesOf, type EditedItem, type Fields } from "#features/dashboard/field.ts";
import { timeSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import {
  type NewReset,
  type NewSuspension,
  resetForm,
  suspendForm,
} from "#features/moderation/suspension.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { Suspension } from "#platform/viewer.ts";

export const ROLE_LABELS: Record<Role, MessageDescriptor> = {
  admin: msg({ id: "user-fields.role.admin", message: "Admin" }),
  mod: msg({ id: "user-fields.role.mod", message: "Moderator" }),
  shopAdmin: msg({ id: "user-fields.role.shop", message: "Speaks for a shop" }),
  brandAdmin: msg({ id: "user-fields.role.brand", message: "Speaks for a brand" }),
};

export const USER_STATES = {
  suspended: msg({ id: "user-fields.state.suspended", message: "Suspended" }),
  new: msg({ id: "user-fields.state.new", message: "New this week" }),
  proposed: msg({ id: "user-fields.state.proposed", message: "Waits for a second admin" }),
} as const;

/** What the list says of somebody. They edit it themselves, on their profile. */
export const USER_FIELDS = {
  name: {
    group: "user",
    label: msg({ id: "user-fields.name", message: "Name" }),
    kind: "line",
    isFixed: true,
    schema: v.string(),
  },
  url: {
    group: "user",
    label: msg({ id: "user-fields.address", message: "Address of the profile" }),
    kind: "line",
    isFixed: true,
    schema: v.string(),
  },
  joinedAt: {
    group: "user",
    label: msg({ id: "user-fields.joined", message: "Joined" }),
    kind: "time",
    isFixed: true,
    schema: timeSchema,
  },
} as const satisfies Fields;

export interface UserValues {
  name: string;
  url: string;
  /** ISO 8601. */
  joinedAt: string;
}

/** A role that somebody has. */
export interface RoleOfUser {
  role: Role;
  /** The slug of the shop or brand; null for the roles that are of the whole site. */
  item: string | null;
  /** What that shop or brand is called. */
  itemName: string | null;
}

/** Somebody is to be an admin, or no longer. */
export type AdminChange = "give" | "take";

/** What one admin proposed, and waits for a second one. */
export interface AdminProposal {
  change: AdminChange;
  proposerId: number;
  proposerName: string;
}

/** Of several people, the oldest first. */
export type ProposalsToAgree = {
  accountId: number;
  name: string;
  change: AdminChange;
  proposerName: string;
}[];

/** What is shown beside them; never an address of a letter, which an account has none of. */
export interface UserShown {
  [name: string]: unknown;
  roles: readonly RoleOfUser[];
  isSample: boolean;
  suspension: Suspension | null;
  proposal: AdminProposal | null;
}

/** What somebody gave to the site, and what others said of them. */
export interface Doings {
  reviews: number;
  suggestions: number;
  /** Reports about the person; about what they wrote they are in the evidence of each. */
  reports: number;
  openReports: number;
}

export interface UserToManage extends EditedItem<UserValues> {
  shown: UserShown;
}

/** Where somebody is signed in. */
export interface SessionOfUser {
  _id: string;
  device: string;
  /** ISO 8601. */
  startedAt: string;
  usedAt: string;
}

export interface UserDetails extends UserToManage {
  shown: UserShown & {
    sessions: readonly SessionOfUser[];
    doings: Doings;
    /** Whether an admin besides the reader could agree that they become an admin, or stay none. */
    hasSecondAdmin: boolean;
  };
}

export const USER_LIST = {
  sorts: ["joined", "name"],
  order: "-joined",
  filters: { role: choicesOf(ROLE_LABELS), state: choicesOf(USER_STATES) },
} as const satisfies ListSpec;

const roleSchema = v.strictObject({
  role: v.picklist(ROLES, `Must be of ${ROLES.join(", ")}`),
  item: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(100, "Must have at most 100 characters"),
        v.regex(/^\P{Cc}*$/u, "Must have no control characters"),
        v.description("The `url` of the shop or brand that the role is of"),
      ),
    ),
    null,
  ),
});

/** What is done about somebody: a role given or taken (that of an admin by two who say the same), a proposal dropped, a session ended, a suspension, or what they say of themselves reset. */
export const USER_CHANGES = {
  give: v.optional(roleSchema),
  take: v.optional(roleSchema),
  drop: v.optional(v.pipe(v.literal(true, "Must be true"), v.description("What an admin proposed"))),
  endSession: v.optional(v.pipe(rowIdSchema, v.description("The `_id` of one of `sessions`"))),
  suspend: v.optional(suspendForm),
  lift: v.optional(v.pipe(v.literal(true, "Must be true"), v.description("The suspension that holds"))),
  reset: v.optional(resetForm),
};

export interface UserChanges {
  give?: v.InferOutput<typeof roleSchema> | undefined;
  take?: v.InferOutput<typeof roleSchema> | undefined;
  drop?: true | undefined;
  endSession?: number | undefined;
  suspend?: NewSuspension | undefined;
  lift?: true | undefined;
  reset?: NewReset | undefined;
}
