import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import type { Field } from "#features/dashboard/field.ts";

/** What one sees on a photo. The call has its own schema, of all photos at once. */
export const ALT_FIELD: Field = {
  group: "photos",
  label: msg({ id: "photo-editing.alt", message: "In words, for whoever can’t see the photo" }),
  hint: msg({ id: "photo-editing.alt.hint", message: "One sentence: what one would see." }),
  kind: "texts",
  isOptional: true,
  schema: v.any(),
};
