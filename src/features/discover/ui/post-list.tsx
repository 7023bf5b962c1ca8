import type { ReactNode } from "react";
import type { PageOf } from "#platform/page-of.ts";
import { NewsPages } from "#features/news/ui/news-pages.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { PostCard } from "../post.ts";
import { feedAddress, type PostFilters } from "../post-query.ts";
import { NoPosts } from "./no-posts.tsx";
import { PostFeed } from "./post-feed.tsx";

type PostListProps = {
  list: PageOf<PostCard>;
  filters: PostFilters;
  /** Where to go while there is none yet. */
  meanwhile: ReactNode;
  pictureBase: string;
};

/** A page of the feed. All links, so it works without JavaScript. */
export function PostList({ list, filters, meanwhile, pictureBase }: PostListProps) {
  const { items, total, page, pageCount } = list;
  if (total === 0)
    return (
      <NoPosts isNarrowed={feedAddress({ ...filters, page: 1 }) !== feedAddress({})} meanwhile={meanwhile} />
    );
  return (
    <Stack gap={4}>
      <PostFeed posts={items} pictureBase={pictureBase} isEnd={page === pageCount} />
      <NewsPages
        page={page}
        pageCount={pageCount}
        addressOf={(other) => feedAddress({ ...filters, page: other })}
      />
    </Stack>
  );
}
