import { Trans, useLingui } from "@lingui/react/macro";
import { LockGlyph } from "#ui/icon/glyphs.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";

/** In place of a page that an admin who looks as somebody is not shown. */
export function NotLookedAt({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      glyph={LockGlyph}
      title={t({ id: "viewing.closed.title", message: "This page stays closed" })}
      action={
        <ButtonLink to="/">
          <Trans id="viewing.closed.home">To the home page</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="viewing.closed.why">
          You see the site as {name} does, but not their letters, account, friends, location or dashboard. To
          open pages of your own, stop looking first.
        </Trans>
      </p>
    </EmptyState>
  );
}
