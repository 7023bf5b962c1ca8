import ical, { ICalCalendarMethod } from "ical-generator";
import type { DayHours } from "#features/hours/day-hours.ts";

interface CalendarOfHours {
  shop: { id: number; name: string };
  /** The calendar's name, in the reader's language. */
  title: string;
  /** The shop's page; its host is part of the events' UIDs. */
  url: string;
  place: string;
  days: readonly DayHours[] | null;
  now: Date;
}

/**
 * The hours of the coming days as an iCalendar, times in UTC. An event keeps its UID when its hours change, so that a subscribed
 * calendar moves it. Uncertain hours have no events.
 */
export function hoursCalendar({ shop, title, url, place, days, now }: CalendarOfHours): string {
  const { host } = new URL(url);
  const prodId = `//${host}//hours//EN`;
  // The library escapes the texts of events, but not the calendar's name.
  const name = oneLine(title).replaceAll(/[\\;,]/g, String.raw`\$&`);
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId });
  for (const { date, open } of days ?? []) {
    for (const [index, { opensAt, closesAt }] of open.entries()) {
      calendar.createEvent({
        id: `hours-${shop.id}-${date}-${index + 1}@${host}`,
        start: new Date(opensAt),
        end: new Date(closesAt),
        stamp: now,
        summary: oneLine(shop.name),
        location: oneLine(place),
        url,
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
