import type { MessageDescriptor } from "@lingui/core";
import type { FieldError } from "#platform/errors/errors.ts";
import type { Fields } from "../../field.ts";
import type { Typed } from "../../typed.ts";
import { REASON_FIELD_ID } from "./approval-part.tsx";

interface Listing {
  errors: readonly FieldError[];
  typed: Typed;
  idOf: (name: string) => string;
  wordsOf: (error: FieldError) => string;
  labelOf: (label: MessageDescriptor) => string;
}

/** What is wrong, each with the id of the control where it is mended; null for what has none. */
export function listErrors(fields: Fields, { errors, typed, idOf, wordsOf, labelOf }: Listing) {
  return errors.map((error) => {
    const [name = "", part] = error.param.split(".");
    const field = fields[name];
    if (!field)
      return { fieldId: error.param === "reason" ? REASON_FIELD_ID : null, message: wordsOf(error) };
    const isText = field.kind === "texts" && part !== undefined && part !== "source";
    const source = (typed[name] as { source?: string } | undefined)?.source;
    const fieldId = isText && part !== source ? `${idOf(name)}-${part}` : idOf(name);
    return { fieldId, message: `${labelOf(field.label)}: ${wordsOf(error)}` };
  });
}

/** A mistake inside of a list of items belongs to the field; that in a language has a field of its own. */
export function isInside(fields: Fields, name: string, param: string): boolean {
  const kind = fields[name]?.kind;
  if (kind === "texts") return param === `${name}.source`;
  return kind !== undefined && param.startsWith(`${name}.`);
}
