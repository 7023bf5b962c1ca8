import { Suspense } from "react";
import { redirect } from "react-router";
import { profileAddress } from "#features/accounts/profile-tab.ts";
import { LazySavedOnDevice } from "#features/social/ui/lazy-saved-on-device.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/saved.ts";
import { PageHead } from "./page-head.tsx";
import { savedHead } from "./saved-head.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, i18n } = context.get(appContext);
  // Members have theirs with their account.
  if (viewer.kind !== "anonymous") throw redirect(profileAddress("following"));
  return { head: savedHead(i18n) };
}

/** What a visitor has saved on their device (docs/decisions/0070). */
export default function Saved({ loaderData: { head } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead {...head} isIndexed={false} />
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{head.title}</h1>
          <Lead>{head.description}</Lead>
        </Stack>
        <Suspense>
          <LazySavedOnDevice />
        </Suspense>
        <noscript>
          <p>{head.needsScript}</p>
        </noscript>
      </Stack>
    </Page>
  );
}
