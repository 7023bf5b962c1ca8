import { useLingui } from "@lingui/react/macro";
import { dayFormat, type DayForm } from "./day-format.ts";

/** An instant as the country's calendars and clocks show it, in the reader's language. */
export function Day({ at, form = "day" }: { at: string; form?: DayForm }) {
  const { i18n } = useLingui();
  return <time dateTime={at}>{dayFormat(i18n.locale, form).format(new Date(at))}</time>;
}
