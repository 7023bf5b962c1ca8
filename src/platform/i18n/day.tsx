import { useLingui } from "@lingui/react";
import { type DayForm, dayText } from "./format.ts";
import { timeAttribute } from "./time-attribute.ts";

/** An instant as the country's calendars and clocks show it, in the reader's language. */
export function Day({ at, form = "day" }: { at: string; form?: DayForm }) {
  // Not the macro's hook, by which a file counts as one that speaks: this one has no text of its own.
  const { i18n } = useLingui();
  return <time dateTime={timeAttribute(at)}>{dayText(i18n.locale, form, at)}</time>;
}
