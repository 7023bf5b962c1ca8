import ical, { ICalCalendarMethod } from "ical-generator";
import type { EventTimes } from "../post.ts";

interface CalendarOfEvent {
  post: { id: number; title: string; lead: string };
  event: EventTimes;
  /** The page of the event; its host is part of the event's UID. */
  url: string;
  cityNames: readonly string[];
  now: Date;
}

/** One event as an iCalendar, times in UTC. Without a known end it lasts two hours there, for a calendar needs one. */
export function eventCalendar({ post, event, url, cityNames, now }: CalendarOfEvent): string {
  const { host } = new URL(url);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: `//${host}//discover//EN` });
  const startsAt = new Date(event.startsAt);
  calendar.createEvent({
    id: `post-${post.id}@${host}`,
    start: startsAt,
    end: event.endsAt ? new Date(event.endsAt) : new Date(startsAt.getTime() + GUESSED_MS),
    stamp: now,
    summary: oneLine(post.title),
    description: oneLine(post.lead),
    location: oneLine([event.place, ...cityNames].filter(Boolean).join(", ")),
    url,
  });
  return `${calendar.toString()}\r\n`;
}

const GUESSED_MS = 2 * 60 * 60_000;

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ");
}
