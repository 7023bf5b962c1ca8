import { invitationOf } from "#features/claims/server/invitation-of.ts";
import { InvitationSteps } from "#features/claims/ui/invitation-steps.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/colleague.ts";
import { colleagueHead } from "./colleague-head.server.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, viewer, i18n } = app;
  const head = colleagueHead(i18n);
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) return { head, token, invitation: null, isTheirs: false };
  return orPageError(app, request, async () => {
    const invitation = (await invitationOf(database, { token, now: app.now() })) ?? null;
    const isTheirs =
      invitation !== null &&
      viewer.kind === "account" &&
      viewer.permissions[`${invitation.item.type}Admin`].includes(invitation.item.id);
    return { head, token, invitation, isTheirs };
  });
}

/** Where the letter of a colleague leads who invites (product.md section 13). */
export default function Colleague({ loaderData: { head, ...steps } }: Route.ComponentProps) {
  const { viewer } = useSite();
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} title={head.title} description={head.description} />
      <Stack gap={6}>
        <h1>{head.title}</h1>
        <InvitationSteps {...steps} readerName={viewer?.name ?? null} />
      </Stack>
    </Page>
  );
}
