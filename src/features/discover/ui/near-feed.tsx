import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";

/** Lazy: loaded with the tab "near", together with the texts of the location alert. */
const PostsNearMe = lazy(async () => {
  const [part] = await Promise.all([import("./posts-near-me.tsx"), needArea("places")]);
  return { default: part.PostsNearMe };
});

/** Posts near the visitor. The position is requested only when this tab is open, and only after hydration. */
export function NearFeed(props: { page: number; pictureBase: string }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {isHydrated && (
        <Suspense>
          <PostsNearMe {...props} />
        </Suspense>
      )}
      <noscript>
        <Trans id="discover.near.no-script">
          Finding what’s near you needs JavaScript. All posts are under “All”, with their towns.
        </Trans>
      </noscript>
    </>
  );
}
