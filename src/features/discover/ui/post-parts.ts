import { withNewsTexts } from "#features/deals/ui/with-news-texts.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

// The parts of pages with posts that are only shown.

export const PostFeedAsDrawn = asDrawn(async () => (await withNewsTexts(import("./post-feed.tsx"))).PostFeed);

export const PostSheetAsDrawn = asDrawn(
  async () => (await withNewsTexts(import("./post-sheet.tsx"))).PostSheet,
);
