import * as v from "valibot";
import { pageSchema } from "#platform/page-schema.ts";
import { pageIn } from "#platform/read-query.ts";
import { AUDIT_ACTIONS, AUDIT_TYPES, type AuditAction, type AuditRole, type AuditType } from "./audit.ts";

/** What the log is asked for; null for any. */
export interface AuditQuery {
  /** A part of the name of whoever did it, or the number of their account. */
  who: string;
  what: AuditAction | null;
  /** Days of the country, such as `2026-11-28`, both of them counted. */
  from: string | null;
  to: string | null;
  type: AuditType | null;
  id: number | null;
  /** From 1. */
  page: number;
}

/** Something that an entry names. */
export interface ToldThing {
  type: string;
  _id: string;
  /** Null for what has none, and for what is gone. */
  name: string | null;
  /** Where an admin opens it, while it is there. */
  path: string | null;
  isGone: boolean;
}

/** An entry as an admin reads it. */
export interface ToldEntry {
  /** Its number in the chain. */
  _id: string;
  at: string;
  role: AuditRole;
  /** Null for the command line and a rule. */
  actor: ToldThing | null;
  action: string;
  target: ToldThing;
  reason: string | null;
  /** With the thing that a number, or the end of an address, means. */
  details: { word: string; value: string; thing: ToldThing | null }[];
}

/** What a detail is called, and what it says, in the reader's language. */
export interface DetailInWords {
  label: string;
  value: string;
  /** Where an admin opens what it names. */
  path: string | null;
}

/** An entry with its reason and details in words. */
export interface EntryInWords extends ToldEntry {
  inWords: readonly DetailInWords[];
}

/** What was found when the chain was looked through. */
export interface VerifiedLog {
  entryCount: number;
  /** Null when all are as they were written. */
  brokenSeq: number | null;
  /** Of the last entry, as it is kept outside; null while there is none. */
  head: string | null;
  /** What the given head says; null without one. */
  kept: "goesOn" | "endIsMissing" | "isAnother" | null;
  at: string;
}

const LONGEST_WHO = 100;
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** No name has control characters, half letters neither, and PostgreSQL refuses NUL. */
function plainWord(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}]/gu, "").trim();
}

function isDay(day: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const daySchema = (told: string) =>
  v.optional(v.pipe(v.string(), v.check(isDay, "Must be a day such as 2026-11-28"), v.description(told)));

/** Of the call. Unlike the page it refuses what it does not know. */
export const auditCallQuery = v.object({
  who: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_WHO, `Must have at most ${LONGEST_WHO} characters`),
      v.transform(plainWord),
      v.description("A part of the name of whoever did it, or the number of their account"),
    ),
    "",
  ),
  what: v.optional(
    v.pipe(v.picklist(AUDIT_ACTIONS, "Must be one of the actions"), v.description("What was done")),
  ),
  from: daySchema("The first day, in the time of the country"),
  to: daySchema("The last day, in the time of the country"),
  type: v.optional(
    v.pipe(v.picklist(AUDIT_TYPES, "Must be one of the types"), v.description("To what kind of thing")),
  ),
  id: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,14}$/, "Must be the number of something"),
      v.transform(Number),
      v.description("The number of the thing"),
    ),
  ),
  page: pageSchema,
});

export const verifyAuditForm = v.strictObject({
  head: v.optional(
    v.pipe(
      v.string("Must be a text"),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^([1-9]\d{0,14}:[0-9a-f]{64})?$/, "Must be a number, a colon and 64 digits"),
      v.description("The head of a letter of the site: a number, a colon and 64 hexadecimal digits"),
    ),
    "",
  ),
});

/** Reads the address of the page. What it does not know is ignored, so that an old link still shows entries. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const id = Number(search.get("id"));
  return {
    who: plainWord(search.get("who") ?? "").slice(0, LONGEST_WHO),
    what: AUDIT_ACTIONS.find((action) => action === search.get("what")) ?? null,
    from: isDay(from) ? from : null,
    to: isDay(to) ? to : null,
    type: AUDIT_TYPES.find((type) => type === search.get("type")) ?? null,
    id: Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null,
    page: pageIn(search),
  };
}

/** The address of a page of the log; equal questions have equal addresses. */
export function auditAddress(path: string, query: AuditQuery): string {
  const words = new URLSearchParams();
  for (const word of ["who", "what", "from", "to", "type", "id"] as const) {
    const value = query[word];
    if (value !== null && value !== "") words.set(word, String(value));
  }
  if (query.page > 1) words.set("page", String(query.page));
  return words.size > 0 ? `${path}?${words}` : path;
}
