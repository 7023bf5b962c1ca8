import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";

/** Fetched by those who want to know what is near, with the words of the alert about places. */
const PostsNearMe = lazy(async () => {
  const [part] = await Promise.all([import("./posts-near-me.tsx"), needArea("lists")]);
  return { default: part.PostsNearMe };
});

/** What is near the visitor. Nothing is asked before this tab is opened. */
export function NearFeed(props: { page: number; pictureBase: string }) {
  return (
    <>
      <Suspense>
        <PostsNearMe {...props} />
      </Suspense>
      <noscript>
        <Trans id="discover.near.no-script">
          Finding what is near takes JavaScript. All posts are under “All”, with their cities.
        </Trans>
      </noscript>
    </>
  );
}
