import { Trans, useLingui } from "@lingui/react/macro";
import { BookmarkGlyph } from "#ui/icon/glyphs.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { feedAddress } from "../post-query.ts";

/** Why there is nothing to read from the shops one follows: a visitor follows none, nor does everybody else. */
export type NothingFollowed = "visitor" | "noShops" | "noPosts";

const HERE = feedAddress({ tab: "following" });

/** The tab "following" without a post. */
export function FollowingFeed({ why }: { why: NothingFollowed }) {
  const { t } = useLingui();
  switch (why) {
    case "visitor":
      return (
        <EmptyState
          glyph={BookmarkGlyph}
          title={t({ id: "discover.following.visitor", message: "Log in to see the shops you saved" })}
          action={
            <ButtonLink to={`/login?${new URLSearchParams({ path: HERE })}`} rel="nofollow" kind="quiet">
              <Trans id="discover.following.login">Log in</Trans>
            </ButtonLink>
          }
        />
      );
    case "noShops":
      return (
        <EmptyState
          glyph={BookmarkGlyph}
          title={t({ id: "discover.following.no-shops", message: "You haven’t saved any shops yet" })}
          action={
            <ButtonLink to="/coffeeshops" kind="quiet">
              <Trans id="discover.following.find">Find a coffeeshop</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans id="discover.following.how">
              Press Save on a shop’s page, and what it or its town has to say appears here.
            </Trans>
          </p>
        </EmptyState>
      );
    case "noPosts":
      return (
        <EmptyState
          glyph={BookmarkGlyph}
          title={t({ id: "discover.following.no-posts", message: "All quiet at the shops you saved" })}
          action={
            <ButtonLink to={feedAddress({})} kind="quiet">
              <Trans id="discover.following.all">Read all posts</Trans>
            </ButtonLink>
          }
        />
      );
  }
}
