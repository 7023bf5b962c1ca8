import ical, { ICalEventTransparency } from "ical-generator";
import type { DayHours } from "#features/hours/day-hours.ts";

interface CalendarOfHours {
  shop: { id: number; name: string };
  /** The calendar's name, in the reader's language. */
  title: string;
  /** The shop's page; its host is part of the events' UIDs. */
  url: string;
  place: string;
  days: readonly DayHours[];
  /** Said of these days, dates of which the last is not one of them, when the shop opens on none: in the reader's language. */
  closed: { words: string; from: string; to: string };
  now: Date;
}

/**
 * The hours of some days as an iCalendar, times in UTC. An event keeps its UID when its hours change, so that a subscribed
 * calendar moves it. Uncertain hours have no events. A shop that does not open on any of the days has one that says so, for a
 * calendar has at least one event (RFC 5545, 3.6), and one that answers "not found" is taken for gone. It has no METHOD: that would
 * be an invitation, which needs an ORGANIZER (RFC 5546, 3.2.1).
 */
export function hoursCalendar({ shop, title, url, place, days, closed, now }: CalendarOfHours): string {
  const { host } = new URL(url);
  const prodId = `//${host}//hours//EN`;
  // The library escapes the texts of events, but not the calendar's name.
  const name = oneLine(title).replaceAll(/[\\;,]/g, String.raw`\$&`);
  const calendar = ical({ name, prodId });
  for (const { date, open } of days) {
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
  if (days.every(({ open }) => open.length === 0))
    calendar.createEvent({
      id: `closed-${shop.id}-${closed.from}@${host}`,
      start: new Date(`${closed.from}T00:00Z`),
      end: new Date(`${closed.to}T00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: now,
      summary: oneLine(closed.words),
      location: oneLine(place),
      url,
    });
  return `${calendar.toString()}\r\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
