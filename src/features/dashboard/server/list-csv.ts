import type { I18n } from "@lingui/core";
import { stringify } from "csv-stringify/sync";
import type { EditedItem, Fields } from "../field.ts";
import { fieldText } from "../field-text.ts";

/**
 * A list as a file for spreadsheets: a line of labels, then a line for each thing, in the words of the reader. What would be a formula is
 * escaped with an apostrophe.
 */
export function listCsv(fields: Fields, items: readonly EditedItem<object>[], i18n: I18n): string {
  const described = Object.entries(fields);
  const lines = items.map(({ id, values }) => [
    String(id),
    ...described.map(([name, field]) => fieldText(field, (values as Record<string, unknown>)[name], i18n)),
  ]);
  const head = ["id", ...described.map(([, { label }]) => i18n._(label))];
  return stringify([head, ...lines], { bom: true, escape_formulas: true, record_delimiter: "windows" });
}
