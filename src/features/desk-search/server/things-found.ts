import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type DeskHit, type DeskHits, listsFor, MOST_HITS, type SearchedList } from "../desk-hit.ts";
import { deskQuestion } from "../desk-question.ts";
import { indexedHits } from "./indexed-hits.ts";
import { SEARCHED } from "./searched-lists.ts";

const idOfPage = statement(
  "id-of-page-at-desk",
  (_, p: Params<{ list: SearchedList; slug: string }>) => sql<{ id: number }>`
    select id from shop where ${p.list} = 'shops' and slug = ${p.slug}
    union all select id from product where ${p.list} = 'products' and slug = ${p.slug}
    union all select id from brand where ${p.list} = 'brands' and slug = ${p.slug}
    union all select id from account where ${p.list} = 'users' and url = ${p.slug}
    union all select id from deal where ${p.list} = 'deals' and slug = ${p.slug}
    union all select id from job_offer where ${p.list} = 'coffeejobs' and slug = ${p.slug}
    union all select id from city where ${p.list} = 'cities' and slug = ${p.slug}
    union all select id from discover_post where ${p.list} = 'discover' and slug = ${p.slug}`,
  { isRead: true },
);

/**
 * What somebody may open in the dashboard and means by a name, a number or an address: at most five of each list that is there for
 * them, the best first. What is somebody else's is not found.
 */
export async function thingsFound(
  database: Database,
  member: Member,
  { search, locale }: { search: string; locale: Locale },
): Promise<DeskHits> {
  const question = deskQuestion(search);
  const open = listsFor(member.permissions);
  const lists = "list" in question ? open.filter((list) => list === question.list) : open;
  switch (question.kind) {
    case "nothing":
      return nothingIn(open);
    case "number":
      return {
        ...nothingIn(open),
        ...(await numbered(database, member, { id: question.id, lists, locale })),
      };
    case "page": {
      const row = await idOfPage.first(database, question);
      const found = row && (await numbered(database, member, { id: row.id, lists, locale }));
      return { ...nothingIn(open), ...found };
    }
    case "words":
      return {
        ...nothingIn(open),
        ...(await named(database, member, { text: question.text, lists, locale })),
      };
  }
}

const nothingIn = (lists: readonly SearchedList[]): DeskHits =>
  Object.fromEntries(lists.map((list) => [list, []]));

interface Asked {
  lists: readonly SearchedList[];
  locale: Locale;
}

async function numbered(
  database: Database,
  member: Member,
  { id, lists, locale }: Asked & { id: number },
): Promise<DeskHits> {
  const found: DeskHits = {};
  for (const list of lists) {
    const hit = await SEARCHED[list].numbered(database, member, { id, locale });
    found[list] = hit ? [hit] : [];
  }
  return found;
}

/** The search index knows names in all languages and forgives typos, the lists know also what visitors don't see. */
async function named(
  database: Database,
  member: Member,
  { text, lists, locale }: Asked & { text: string },
): Promise<DeskHits> {
  const found = await indexedHits(database, member, { lists, text, locale });
  for (const list of lists) {
    const hits = found[list] ?? [];
    if (hits.length >= MOST_HITS) continue;
    found[list] = withoutTwins([
      ...hits,
      ...(await SEARCHED[list].named(database, member, { text, locale })),
    ]);
  }
  return found;
}

function withoutTwins(hits: DeskHit[]): DeskHit[] {
  const isFirst = ({ _id: id }: DeskHit, at: number) =>
    hits.findIndex(({ _id: other }) => other === id) === at;
  return hits.filter(isFirst).slice(0, MOST_HITS);
}
