import { useLingui } from "@lingui/react";
import { dayFormat } from "#platform/i18n/format.ts";

/** Around the dash of a range the server writes thin spaces and Chromium plain ones; hydration needs the same text. */
const THIN_SPACE = /\u2009/g;

/**
 * From one instant to another, as the reader's language writes a range: of one day it has the day once. No sentence of ours
 * could, since every language has a word of its own between day and hour.
 */
export function FromTo({ from, to }: { from: string; to: string }) {
  const { i18n } = useLingui();
  const parts = dayFormat(i18n.locale, "moment").formatRangeToParts(new Date(from), new Date(to));
  const endOfFirst = parts.findLastIndex(({ source }) => source === "startRange") + 1;
  const beginOfSecond = parts.findIndex(({ source }) => source === "endRange");
  const text = (begin: number, end?: number) =>
    parts
      .slice(begin, end)
      .map(({ value }) => value)
      .join("")
      .replace(THIN_SPACE, " ");
  // Within one minute there is no range.
  if (beginOfSecond === -1) return <time dateTime={from}>{text(0)}</time>;
  return (
    <>
      <time dateTime={from}>{text(0, endOfFirst)}</time>
      {text(endOfFirst, beginOfSecond)}
      <time dateTime={to}>{text(beginOfSecond)}</time>
    </>
  );
}
