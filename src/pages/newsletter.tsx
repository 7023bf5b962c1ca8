import { useLingui } from "@lingui/react/macro";
import { NewsletterSteps } from "#features/newsletter/ui/newsletter-steps.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PageHead } from "./page-head.tsx";

export function loader() {
  return {};
}

/** Where the links of mails lead: to confirm an address, or to end the newsletter. */
export default function Newsletter() {
  const { t } = useLingui();
  const title = t({ id: "newsletter.title", message: "Newsletter" });
  return (
    <Page isNarrow>
      <PageHead
        isIndexed={false}
        title={title}
        description={t({ id: "newsletter.description", message: "Confirm or unsubscribe." })}
      />
      <Stack gap={6}>
        <h1>{title}</h1>
        <NewsletterSteps />
      </Stack>
    </Page>
  );
}
