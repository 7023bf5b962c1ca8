import { Trans, useLingui } from "@lingui/react/macro";
import { PeopleGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { People, type PeopleProps } from "./people.tsx";

/** The members whom a search has found. */
export function PeopleFound({ title, people }: PeopleProps & { title: string }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <h1>{title}</h1>
      {people.length > 0 ? (
        <People people={people} />
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
