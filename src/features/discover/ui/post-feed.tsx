import { Trans } from "@lingui/react/macro";
import { Grid } from "#ui/layout/grid.tsx";
import type { PostCard as Post } from "../post.ts";
import styles from "./discover.module.css";
import { PostCard } from "./post-card.tsx";

type PostFeedProps = {
  posts: readonly Post[];
  pictureBase: string;
  /** Nothing older follows. */
  isEnd: boolean;
};

/** Posts, the newest first. The feed has an end, and says so. */
export function PostFeed({ posts, pictureBase, isEnd }: PostFeedProps) {
  return (
    <>
      <Grid as="ul" columns="wide">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} pictureBase={pictureBase} />
        ))}
      </Grid>
      {isEnd && (
        <p className={styles.end}>
          <Trans id="discover.end">You’re all caught up. The rest of the day is yours.</Trans>
        </p>
      )}
    </>
  );
}
