import type { ReactNode } from "react";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { PageHead } from "../page-head.tsx";
import { ChangedOn } from "./changed-on.tsx";
import type { PageText } from "./fill-text.ts";

const StaticTextBody = staticPart(async () => (await import("./text-body.tsx")).TextBody);

type TextPageProps = {
  text: PageText;
  /** What there is to do, before the text says more. */
  action?: ReactNode;
  /** What comes after the text: a form. */
  children?: ReactNode;
};

/** A page that is one long text: its title, its age, its chapters, its words. */
export function TextPage({ text, action, children }: TextPageProps) {
  return (
    <Page isNarrow>
      <PageHead title={text.title} description={text.description} />
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>{text.title}</h1>
          <Lead>{text.description}</Lead>
          <ChangedOn text={text} />
        </Stack>
        {action}
        <StaticTextBody blocks={text.blocks} />
        {children}
      </Stack>
    </Page>
  );
}
