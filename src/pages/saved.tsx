import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { profileAddress } from "#features/accounts/profile-tab.ts";
import { SavedOnDevice } from "#features/social/ui/saved-on-device.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/saved.ts";
import { PageHead } from "./page-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  // Members have theirs with their account.
  if (context.get(appContext).viewer.kind !== "anonymous") throw redirect(profileAddress("following"));
  return null;
}

/** What a visitor has saved on their device (specification section 7 knows it of members alone). */
export default function Saved() {
  const { t } = useLingui();
  const title = t({ id: "saved.title", message: "Saved shops" });
  const description = t({
    id: "saved.description",
    message: "The shops that you saved stay on this device. Once you log in they come along.",
  });
  return (
    <Page>
      <PageHead isIndexed={false} title={title} description={description} />
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{description}</Lead>
        </Stack>
        <SavedOnDevice />
        <noscript>
          <p>
            <Trans id="saved.no-script">To read them your browser needs JavaScript.</Trans>
          </p>
        </noscript>
      </Stack>
    </Page>
  );
}
