import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { useIsAwake } from "#ui/use-is-awake.ts";

/** Fetched by those who want to know what is near, with the texts of the alert about places. */
const PostsNearMe = lazy(async () => {
  const [part] = await Promise.all([import("./posts-near-me.tsx"), needArea("places")]);
  return { default: part.PostsNearMe };
});

/** What is near the visitor. Nothing is asked before this tab is opened, and only a browser can be asked. */
export function NearFeed(props: { page: number; pictureBase: string }) {
  const isAwake = useIsAwake();
  return (
    <>
      {isAwake && (
        <Suspense>
          <PostsNearMe {...props} />
        </Suspense>
      )}
      <noscript>
        <Trans id="discover.near.no-script">
          Finding what is near takes JavaScript. All posts are under “All”, with their cities.
        </Trans>
      </noscript>
    </>
  );
}
