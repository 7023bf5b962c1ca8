import { Suspense, useEffect } from "react";
import { LazyPocket } from "#features/packs/ui/lazy-pocket.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/pocket.ts";
import type { BarOfPage } from "./layouts/bar-of-page.ts";
import { useHasAccounts, useSite } from "./layouts/use-site.ts";
import { PageHead } from "./page-head.tsx";
import { pocketHead } from "./pocket-head.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { head: pocketHead(context.get(appContext).i18n) };
}

/** What is in the pocket has a search of its own. */
export const handle = { bar: (): BarOfPage => ({ hasOwnSearch: true }) };

/** One document is all of its pages, and none of them needs a network: what they show is on the device (docs/decisions/0073). */
let known: { head: ReturnType<typeof pocketHead> } | undefined;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return (known ??= await serverLoader());
}

/** The cities that somebody has taken along: their list, their map and their shops. */
export default function PocketPage({ loaderData, params: { city, shop } }: Route.ComponentProps) {
  const { head } = loaderData;
  const { site } = useSite();
  const hasAccounts = useHasAccounts();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    known = loaderData;
  }, [loaderData]);
  const before = (
    <Stack gap={3}>
      <h1>{head.title}</h1>
      <Lead>{head.description}</Lead>
      <noscript>
        <p>{head.needsScript}</p>
      </noscript>
    </Stack>
  );
  return (
    <Page>
      <PageHead {...head} isIndexed={false} />
      {isHydrated ? (
        <Suspense fallback={before}>
          <LazyPocket {...{ city, shop, head, before }} pictureBase={hasAccounts ? site.pictureBase : null} />
        </Suspense>
      ) : (
        before
      )}
    </Page>
  );
}
