import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import type { FieldGroup, Fields } from "#features/dashboard/field.ts";
import { SHOP_FIELD_LABELS } from "./changed-fields.ts";
import type { DepartmentField } from "./department-hours.ts";
import { shopFieldSchemas } from "./shop-changes.ts";
import { weekWords } from "./week-words.ts";

/** The tab of the hours. */
export const HOURS_GROUPS: readonly FieldGroup[] = [
  { group: "hours", label: msg({ id: "fact-group.hours", message: "Opening hours" }) },
];

const departmentSchema = v.pipe(
  shopFieldSchemas.openingHours,
  v.description("As `openingHours`, of this part of the shop; null for a part without hours of its own"),
);

function departmentField(label: MessageDescriptor) {
  return {
    group: "hours",
    label,
    kind: "line",
    words: weekWords,
    isOptional: true,
    schema: departmentSchema,
  } as const;
}

/** The hours of a shop, and of its departments where they differ. */
export const HOURS_FIELDS = {
  openingHours: {
    group: "hours",
    label: SHOP_FIELD_LABELS.openingHours,
    kind: "line",
    words: weekWords,
    isOptional: true,
    schema: shopFieldSchemas.openingHours,
  },
  counterHours: departmentField(msg({ id: "hours-fields.counter", message: "Hours of the counter" })),
  loungeHours: departmentField(msg({ id: "hours-fields.lounge", message: "Hours of the lounge" })),
  kitchenHours: departmentField(msg({ id: "hours-fields.kitchen", message: "Hours of the kitchen" })),
  terraceHours: departmentField(msg({ id: "hours-fields.terrace", message: "Hours of the terrace" })),
  shopHours: departmentField(msg({ id: "hours-fields.shop", message: "Hours of the retail part" })),
} as const satisfies Fields & Record<DepartmentField, unknown>;
