import type { Person } from "#features/accounts/person.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { isUserName, withoutAt } from "#features/search/typed-question.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { peopleFound } from "./people-found.ts";

interface FindPeopleQuery {
  /** With or without the `@`. */
  question: string;
  /** Null for a visitor. */
  viewerId: number | null;
  locale: Locale;
}

export interface FoundPerson extends Person {
  isSample: boolean;
}

/** The people of this name who want to be found: at most five, best first. */
export async function findPeople(
  database: Database,
  { question, viewerId, locale }: FindPeopleQuery,
): Promise<FoundPerson[]> {
  const name = withoutAt(question);
  if (!isUserName(name)) return [];
  const found = await autocomplete(database, { kinds: ["users"], question: name, locale });
  const accountIds = found.map(({ entityId }) => entityId);
  const people = await peopleFound(database, { accountIds, viewerId });
  const samples = new Set(found.filter(({ isSample }) => isSample).map(({ entityId }) => entityId));
  return people.map((person) => ({ ...person, isSample: samples.has(person.id) }));
}
