import { decisionPage } from "#features/moderation/server/decision-page.ts";
import { DecisionSheet } from "#features/moderation/ui/decision-sheet.tsx";
import { NotFound } from "#platform/errors/errors.ts";
import { Page } from "#ui/layout/page.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/moderation-decision.ts";
import { decisionHead } from "./moderation-head.server.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, viewer, i18n } = app;
  return orPageError(app, request, async () => {
    const decisionId = idOf(params.decision);
    const decision = await decisionPage(database, { decisionId, viewerId: viewer.accountId });
    return { head: decisionHead(i18n), decision, now: app.now().toISOString() };
  });
}

/** @throws NotFound for what is no number of a decision */
function idOf(word: string): number {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new NotFound("decision");
  return Number(word);
}

/** One decision: for whose it is about with all its reasons (security.md 5.4), for others as in the public log. */
export default function ModerationDecision({ loaderData: { head, decision, now } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} title={head.title} description={head.description} />
      <DecisionSheet key={decision.id} decision={decision} now={now} />
    </Page>
  );
}
