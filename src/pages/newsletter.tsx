import { NewsletterSteps } from "#features/newsletter/ui/newsletter-steps.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/newsletter.ts";
import { newsletterHead } from "./newsletter-head.server.ts";
import { PageHead } from "./page-head.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return newsletterHead(context.get(appContext).i18n);
}

/** Where the links of mails lead: to confirm an address, or to end a kind of letters. */
export default function Newsletter({ loaderData: { title, description } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} title={title} description={description} />
      <Stack gap={6}>
        <h1>{title}</h1>
        <NewsletterSteps />
      </Stack>
    </Page>
  );
}
