import { Trans, useLingui } from "@lingui/react/macro";
import { HeartGlyph } from "#ui/icon/glyphs.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { feedAddress } from "../post-query.ts";

/** Following needs accounts, which do not exist yet; this page says so. */
export function FollowingFeed() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={HeartGlyph}
      title={t({ id: "discover.following.title", message: "You need an account for this" })}
      action={
        <ButtonLink to={feedAddress({ tab: "all" })} kind="quiet">
          <Trans id="discover.following.all">Read all posts</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="discover.following.text">
          Once you can sign in, posts from the shops and brands you follow will appear here. Accounts aren’t
          open yet.
        </Trans>
      </p>
    </EmptyState>
  );
}
