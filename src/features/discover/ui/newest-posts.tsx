import { Trans } from "@lingui/react/macro";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { PostCard as Post } from "../post.ts";
import { PostCard } from "./post-card.tsx";

/** The newest posts, for the home page. */
export function NewestPosts({ posts, pictureBase }: { posts: readonly Post[]; pictureBase: string }) {
  return (
    <Section
      title={<Trans id="discover.newest">News and events</Trans>}
      aside={
        <Link to="/discover">
          <Trans id="discover.newest-all">All posts</Trans>
        </Link>
      }
    >
      <Grid as="ul" columns="cards">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} pictureBase={pictureBase} />
        ))}
      </Grid>
    </Section>
  );
}
