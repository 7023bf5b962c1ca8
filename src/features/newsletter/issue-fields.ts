import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { ISSUE_STEPS, type IssueState } from "./issue.ts";

export const ISSUE_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "text", label: msg({ id: "issue-fields.group.text", message: "Text" }) },
  { group: "readers", label: msg({ id: "issue-fields.group.readers", message: "Readers" }) },
];

/** Nobody is sent another language than theirs, unless it is English. */
const whenMissing = msg({
  id: "issue-fields.when-missing",
  message: "Missing: whoever reads this language gets nothing, or English if you choose so below",
});

/** An issue of the newsletter as an admin writes it. The limits are those of the table. */
export const ISSUE_FIELDS = {
  subject: {
    group: "text",
    label: msg({ id: "issue-fields.subject", message: "Subject" }),
    kind: "texts",
    whenMissing,
    schema: textsSchema(120),
  },
  body: {
    group: "text",
    label: msg({ id: "issue-fields.body", message: "Text" }),
    hint: msg({
      id: "issue-fields.body.hint",
      message:
        "Markdown: ## heading, **bold**, *italic*, - list, [words](/address). The way to unsubscribe is added below by itself.",
    }),
    kind: "texts",
    isLong: true,
    whenMissing,
    schema: textsSchema(20_000),
  },
  sendsEnglish: {
    group: "readers",
    label: msg({ id: "issue-fields.sends-english", message: "English where a language is missing" }),
    hint: msg({
      id: "issue-fields.sends-english.hint",
      message: "Otherwise whoever reads a language that’s missing gets nothing.",
    }),
    kind: "yesNo",
    schema: v.boolean("Must be true or false"),
  },
} as const satisfies Fields;

export const ISSUE_STATE_LABELS: Record<IssueState, MessageDescriptor> = {
  draft: msg({ id: "issue-fields.state.draft", message: "Draft" }),
  sending: msg({ id: "issue-fields.state.sending", message: "Being sent" }),
  stopped: msg({ id: "issue-fields.state.stopped", message: "Stopped" }),
  sent: msg({ id: "issue-fields.state.sent", message: "Sent" }),
};

/** What the list of issues is sorted and filtered by. */
export const ISSUE_LIST = {
  sorts: ["subject", "begun", "changed"],
  order: "-changed",
  filters: { state: choicesOf(ISSUE_STATE_LABELS) },
} as const satisfies ListSpec;

/** What is done with it besides. */
export const ISSUE_STEP = {
  step: v.optional(v.picklist(ISSUE_STEPS, `Must be of ${ISSUE_STEPS.join(", ")}`)),
};
