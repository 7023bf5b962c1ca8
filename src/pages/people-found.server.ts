import { msg } from "@lingui/core/macro";
import { asMember } from "#features/accounts/server/members.ts";
import { withoutAt } from "#features/search/typed-question.ts";
import { findPeople } from "#features/social/server/find-people.ts";
import { relationTo } from "#features/social/server/relation-to.ts";
import { idAmongPeople } from "#platform/viewer.ts";
import type { AppContext } from "../app-context.ts";

const DESCRIPTION = msg({
  id: "people.description",
  message: "Members of this site who want to be found, by the name they chose.",
});

/** What is shown in place of shops for a search that begins with an `@`. */
export async function peopleFoundData({ database, locale, viewer, i18n }: AppContext, question: string) {
  const name = withoutAt(question);
  const viewerId = idAmongPeople(viewer);
  const people = await findPeople(database, { question, viewerId, locale });
  const ids = people.map(({ id }) => id);
  const relations = viewerId === null ? null : await relationTo(database, asMember(viewer), ids);
  const title = msg({ id: "people.title", message: `Members matching “${name}”` });
  return {
    kind: "people" as const,
    head: { title: i18n._(title), description: i18n._(DESCRIPTION) },
    people: people.map(({ id, url, name: called, thumbnail }) => ({
      id,
      url,
      name: called,
      thumbnail,
      relation: relations?.get(id) ?? null,
    })),
  };
}
