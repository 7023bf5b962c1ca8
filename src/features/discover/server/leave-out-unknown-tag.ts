import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";
import type { PostFilters } from "../post-query.ts";
import { isShown, postJoins } from "./post-cards.ts";

const isTagged = statement(
  "is-any-post-tagged",
  (_, p: Params<{ tag: string; now: Date }>) => sql<{ isKnown: boolean }>`
    select exists (
      select from ${postJoins} where ${isShown(sql`${p.now}`)} and ${p.tag}::text = any (discover_post.tags)
    ) as "isKnown"`,
  { isRead: true },
);

interface LeaveOutUnknownTagQuery {
  filters: PostFilters;
  unknown: UnknownValue[];
}

/** Drops a tag that no post has, and reports it with the other unknown values. */
export async function leaveOutUnknownTag(
  database: Database,
  { filters, unknown }: LeaveOutUnknownTagQuery,
  now: Date,
): Promise<LeaveOutUnknownTagQuery> {
  const { tag } = filters;
  if (tag === null || (await isTagged.first(database, { tag, now }))?.isKnown) return { filters, unknown };
  return { filters: { ...filters, tag: null }, unknown: [...unknown, unknownValue("tag", tag)] };
}
