import { Trans, useLingui } from "@lingui/react/macro";
import type { Person } from "#features/accounts/person.ts";
import type { Relation } from "#features/accounts/relation.ts";
import { PersonRow } from "#features/accounts/ui/person-row.tsx";
import { PeopleGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { BefriendButton } from "./befriend-button.tsx";

type PeopleFoundProps = {
  title: string;
  /** With what each is to the viewer; null for a visitor, who asks on their page. */
  people: readonly (Person & { relation: Relation | null })[];
};

/** The members whom a search has found, each with the button to ask them to be friends. */
export function PeopleFound({ title, people }: PeopleFoundProps) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <h1>{title}</h1>
      {people.length > 0 ? (
        <Stack as="ul" gap={1}>
          {people.map(({ relation, ...person }) => (
            <PersonRow key={person.id} person={person}>
              {relation && relation !== "self" && relation !== "blocked" && (
                <BefriendButton person={person} relation={relation} isGuest={false} isInList />
              )}
            </PersonRow>
          ))}
        </Stack>
      ) : (
        <EmptyState glyph={PeopleGlyph} title={t({ id: "social.nobody", message: "Nobody by that name" })}>
          <p>
            <Trans id="social.nobody.text">
              Two letters of the name are enough. Only members who want to be found are found.
            </Trans>
          </p>
        </EmptyState>
      )}
    </Stack>
  );
}
