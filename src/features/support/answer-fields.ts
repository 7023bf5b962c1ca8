import { msg } from "@lingui/core/macro";
import type { FieldGroup, Fields } from "#features/dashboard/field.ts";
import { textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { LONGEST } from "./ticket.ts";

export const ANSWER_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "answer", label: msg({ id: "answer-fields.group.answer", message: "Standard answer" }) },
];

/** A standard answer as an admin writes it. The limits are those of the table. */
export const ANSWER_FIELDS = {
  name: {
    group: "answer",
    label: msg({ id: "answer-fields.name", message: "Name" }),
    hint: msg({
      id: "answer-fields.name.hint",
      message: "You find it by this. Whoever asked doesn’t see it.",
    }),
    kind: "line",
    schema: plainLineSchema({ least: 1, most: LONGEST.answerName }),
  },
  text: {
    group: "answer",
    label: msg({ id: "answer-fields.text", message: "Text" }),
    hint: msg({
      id: "answer-fields.text.hint",
      message: "Write [name] where the name of whoever asked should stand.",
    }),
    kind: "texts",
    isLong: true,
    whenMissing: msg({
      id: "answer-fields.when-missing",
      message: "Missing: whoever reads this language gets English, or else the original language",
    }),
    schema: textsSchema(LONGEST.reply),
  },
} as const satisfies Fields;

/** What the list of standard answers is sorted by. */
export const ANSWER_LIST = {
  sorts: ["name", "changed"],
  order: "name",
  filters: {},
} as const satisfies ListSpec;
