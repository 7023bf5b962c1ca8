import { standingOf } from "#features/contributions/server/standing-of.ts";
import { reviewsBy } from "#features/reviews/server/reviews-by.ts";
import { PersonReviews } from "#features/reviews/ui/person-reviews.tsx";
import { likesOf } from "#features/social/server/likes-of.ts";
import { profileByUrl } from "#features/social/server/profile-by-url.ts";
import { PersonPage } from "#features/social/ui/friends/person-page.tsx";
import { Page } from "#ui/layout/page.tsx";
import { redirect } from "react-router";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/user.ts";
import { atPage } from "./at-page.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { personDescription, prefTypeWords } from "./person-words.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, viewer, i18n } = app;
  const asked = pageIn(request);
  return orPageError(app, request, async () => {
    const profile = await profileByUrl(database, { url: params.url, viewerId: viewer.accountId });
    const { id, name, prefTypes } = profile;
    // The types count as likes: who sees one sees the other.
    const [likes, standing, reviews] = await Promise.all([
      prefTypes && likesOf(database, { accountId: id, locale, now: app.now() }),
      standingOf(database, id),
      profile.areReviewsShown
        ? reviewsBy(database, { authorId: id, viewerId: viewer.accountId, page: asked })
        : null,
    ]);
    const last = reviews?.page ?? 1;
    if (last < asked) throw redirect(atPage(`/user/${profile.url}`, request, last));
    const description = personDescription(i18n, name);
    const typeWords = prefTypeWords(i18n);
    return { profile, likes, standing, reviews, description, typeWords, now: app.now().toISOString() };
  });
}

/** The number of `?page`, of their reviews; what is none is the first. */
function pageIn(request: Request): number {
  const word = new URL(request.url).searchParams.get("page");
  return word !== null && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}

/** Who hides, or leaves, is gone at once: no old page stands in while the site is slow (page-cache.ts). */
export const headers: Route.HeadersFunction = () => ({ "cache-control": "private, must-revalidate" });

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

/** The page of a person (specification section 2): their url is its address. */
export default function User({ loaderData }: Route.ComponentProps) {
  const { site, viewer } = useSite();
  const { profile, likes, standing, reviews, description, typeWords, now } = loaderData;
  const { id, name, isSample, isSearchable } = profile;
  const guest = site.providers.length > 0 ? "guest" : null;
  return (
    <Page isNarrow>
      <PageHead
        title={name}
        description={description}
        isIndexed={isSearchable && !isSample}
        pageNumber={reviews?.page}
      />
      {/* Of another person nothing stays, such as an open question. */}
      <PersonPage
        key={id}
        profile={profile}
        rank={standing.level}
        rankType={standing.productType}
        likes={likes}
        typeWords={typeWords}
        viewer={viewer ? "member" : guest}
        reviews={
          reviews &&
          reviews.items.length > 0 && (
            <PersonReviews
              list={reviews}
              path={`/user/${profile.url}`}
              pictureBase={site.pictureBase}
              now={now}
            />
          )
        }
        share={
          <>
            <PageShare title={name} />
            {profile.relation !== "self" && <PageReport target={{ type: "user", id }} />}
          </>
        }
      />
    </Page>
  );
}
