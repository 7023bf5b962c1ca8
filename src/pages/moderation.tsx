import { redirect } from "react-router";
import { moderationLog } from "#features/moderation/server/moderation-log.ts";
import { DecisionCounts } from "#features/moderation/ui/decision-counts.tsx";
import { DecisionList } from "#features/moderation/ui/decision-list.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/moderation.ts";
import { atPage } from "./at-page.ts";
import { FeedLink } from "./feed-link.tsx";
import { moderationHead } from "./moderation-head.server.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const asked = pageOf(searchParams.get("page"));
  return orPageError(app, request, async () => {
    const log = await moderationLog(app.database, { page: asked });
    if (log.page < asked) throw redirect(atPage("/moderation", request, log.page));
    return { head: moderationHead(app.i18n), log };
  });
}

/** The number of `?page`; what is none is the first. */
function pageOf(word: string | null): number {
  return word !== null && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}

/** The public log of decisions (product.md section 11): no names, with counts by reason and month. */
export default function Moderation({ loaderData: { head, log } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={head.title} description={head.description} pageNumber={log.page} />
      <FeedLink path="/moderation/feed.xml" title={head.title} />
      <Stack gap={8}>
        <Stack gap={2}>
          <h1>{head.title}</h1>
          <Lead>{head.lead}</Lead>
        </Stack>
        <DecisionCounts counts={log.counts} />
        <DecisionList log={log} />
      </Stack>
    </Page>
  );
}
