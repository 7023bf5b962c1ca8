import { Trans } from "@lingui/react/macro";
import type { PostCard as Post } from "../post.ts";
import styles from "./discover.module.css";
import { PostCard } from "./post-card.tsx";

type PostFeedProps = {
  posts: readonly Post[];
  pictureBase: string;
  /** Nothing older follows. */
  isEnd: boolean;
};

/** Posts below each other, the newest first. The feed has an end, and says so. */
export function PostFeed({ posts, pictureBase, isEnd }: PostFeedProps) {
  return (
    <>
      <ul className={styles.feed}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} pictureBase={pictureBase} />
        ))}
      </ul>
      {isEnd && (
        <p className={styles.end}>
          <Trans id="discover.end">You’re all caught up. The rest of the day is yours.</Trans>
        </p>
      )}
    </>
  );
}
