import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import { ProseText } from "#ui/prose/prose-text.tsx";
import { PageHead } from "../page-head.tsx";
import { ChangedOn } from "./changed-on.tsx";
import { chaptersOf } from "./chapters-of.ts";
import type { PageText } from "./fill-text.ts";

/** From here on a reader looks for a chapter instead of reading from the start. */
const MANY_CHAPTERS = 5;

type TextPageProps = {
  text: PageText;
  /** What comes after the words: a form. */
  children?: ReactNode;
};

/** A page that is one long text: its title, its age, its chapters, its words. */
export function TextPage({ text, children }: TextPageProps) {
  const { t } = useLingui();
  const chapters = chaptersOf(text.blocks);
  return (
    <Page isNarrow>
      <PageHead title={text.title} description={text.description} />
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>{text.title}</h1>
          <Lead>{text.description}</Lead>
          <ChangedOn text={text} />
        </Stack>
        {chapters.length >= MANY_CHAPTERS && (
          <Contents title={t({ id: "texts.contents", message: "On this page" })} chapters={chapters} />
        )}
        <ProseText blocks={text.blocks} />
        {children}
      </Stack>
    </Page>
  );
}
