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
      title={t({ id: "discover.following.title", message: "For this you need an account" })}
      action={
        <ButtonLink to={feedAddress({ tab: "all" })} kind="quiet">
          <Trans id="discover.following.all">Read all posts</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="discover.following.text">
          Here will be the posts of the shops and brands you follow, once you can sign in. Accounts are not
          open yet.
        </Trans>
      </p>
    </EmptyState>
  );
}
