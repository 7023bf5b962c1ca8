import type { PageOf } from "#platform/page-of.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import type { PostCard } from "./post.ts";
import { cardOfAnswer, type PostAnswer } from "./post-answers.ts";
import { POSTS_ON_PAGE } from "./post-query.ts";

interface Asking {
  pagePath: string;
  redirectTo: (path: string) => unknown;
  locale: Locale;
  signal?: AbortSignal | undefined;
}

/** The posts about cities around a visitor. The position goes into this one call and is stored nowhere. */
export async function readPostsNear(
  { point, page }: { point: Point; page: number },
  { locale, ...asking }: Asking,
): Promise<PageOf<PostCard>> {
  const answer = await readCall<{ items: PostAnswer[]; total: number; page: number }>("getdiscover", {
    ...asking,
    query: {
      latitude: String(point.latitude),
      longitude: String(point.longitude),
      page: String(page),
      lang: locale,
    },
  });
  const pageCount = Math.max(1, Math.ceil(answer.total / POSTS_ON_PAGE));
  return { ...answer, items: answer.items.map(cardOfAnswer), pageCount };
}
