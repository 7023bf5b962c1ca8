import { Trans, useLingui } from "@lingui/react/macro";
import type { PageOf } from "#platform/page-of.ts";
import { NewsPages } from "#features/news/ui/news-pages.tsx";
import { LocationAlert } from "#features/places/ui/location-alert.tsx";
import { useAroundMe } from "#features/places/ui/use-around-me.ts";
import type { PageError } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Loading } from "#ui/skeleton/loading.tsx";
import { SkeletonCard } from "#ui/skeleton/skeleton-card.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { ErrorState } from "#ui/state/error-state.tsx";
import { readPostsNear } from "../calls.ts";
import type { PostCard } from "../post.ts";
import { feedAddress } from "../post-query.ts";
import { NoPosts } from "./no-posts.tsx";
import { PostFeed } from "./post-feed.tsx";

/** The posts about cities around the visitor. The position goes into one call; of a member it is noted with their session (useAroundMe). */
export function PostsNearMe({ page, pictureBase }: { page: number; pictureBase: string }) {
  const { state, alert, tryAgain } = useAroundMe<PageOf<PostCard>>(
    (point, asking) => readPostsNear({ point, page }, asking),
    String(page),
  );

  if (state === "locating") return <Locating />;
  if ("trouble" in state) {
    return (
      <>
        <LocationAlert {...alert} trouble={state.trouble} />
        <Nowhere onTryAgain={tryAgain} />
      </>
    );
  }
  if ("failure" in state) return <Failed failure={state.failure} onTryAgain={tryAgain} />;
  if (state.total === 0) return <NoPosts isNarrowed />;
  return (
    <Stack gap={4}>
      <PostFeed posts={state.items} pictureBase={pictureBase} isEnd={state.page === state.pageCount} />
      <NewsPages
        page={state.page}
        pageCount={state.pageCount}
        addressOf={(other) => feedAddress({ tab: "near", page: other })}
      />
    </Stack>
  );
}

function Locating() {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <p>
        <Trans id="discover.near.locating">
          We ask your browser where you are. Signed out, it’s used for this answer only; signed in, we keep it
          with your session, to about 100 metres.
        </Trans>
      </p>
      <Loading label={t({ id: "discover.near.loading", message: "Looking for posts near you" })}>
        <Stack gap={4}>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </Loading>
    </Stack>
  );
}

/** The browser gives no position: no failure of ours, and all posts can be read without. */
function Nowhere({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "discover.near.nowhere", message: "Without your location we can’t say what’s near" })}
      action={
        <>
          <Button onClick={onTryAgain}>
            <Trans id="discover.near.again">Try again</Trans>
          </Button>
          <ButtonLink to={feedAddress({})} kind="quiet">
            <Trans id="discover.near.all">All posts</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}

function Failed({ failure, onTryAgain }: { failure: PageError; onTryAgain: () => void }) {
  const { t } = useLingui();
  const text = useFailureText(failure);
  return (
    <ErrorState
      title={t({ id: "discover.near.failed", message: "Posts near you couldn’t be loaded" })}
      action={
        <Button onClick={onTryAgain}>
          <Trans id="discover.near.again">Try again</Trans>
        </Button>
      }
    >
      <p>{text}</p>
    </ErrorState>
  );
}
