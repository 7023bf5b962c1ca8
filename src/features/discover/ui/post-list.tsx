import type { PageOf } from "#features/deals/page-of.ts";
import { NewsPages } from "#features/deals/ui/news-pages.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { PostCard } from "../post.ts";
import { feedAddress, type PostFilters } from "../post-query.ts";
import { NoPosts } from "./no-posts.tsx";
import { PostFeedAsDrawn } from "./post-parts.ts";

type PostListProps = { list: PageOf<PostCard>; filters: PostFilters; pictureBase: string };

/** A page of the feed. All links, so it works without JavaScript. */
export function PostList({ list, filters, pictureBase }: PostListProps) {
  const { items, total, page, pageCount } = list;
  if (total === 0) return <NoPosts isNarrowed={feedAddress({ ...filters, page: 1 }) !== feedAddress({})} />;
  return (
    <Stack gap={4}>
      <PostFeedAsDrawn posts={items} pictureBase={pictureBase} isEnd={page === pageCount} />
      <NewsPages
        page={page}
        pageCount={pageCount}
        addressOf={(other) => feedAddress({ ...filters, page: other })}
      />
    </Stack>
  );
}
