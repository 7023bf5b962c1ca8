import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { NewsGlyph } from "#ui/icon/glyphs.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { feedAddress } from "../post-query.ts";

/** An empty feed: there are no posts yet, or none match the filters. */
export function NoPosts({ isNarrowed, meanwhile }: { isNarrowed: boolean; meanwhile?: ReactNode }) {
  const { t } = useLingui();
  if (!isNarrowed) {
    return (
      <EmptyState
        glyph={NewsGlyph}
        title={t({ id: "discover.none", message: "No news is good news" })}
        action={meanwhile}
      >
        <p>
          <Trans id="discover.none-text">
            Nobody has written anything yet. News and events from coffeeshops and brands will be here.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={NewsGlyph}
      title={t({ id: "discover.none-fits", message: "Nothing has been written about this" })}
      action={
        <ButtonLink to={feedAddress({})} kind="quiet">
          <Trans id="discover.following.all">Read all posts</Trans>
        </ButtonLink>
      }
    />
  );
}
