import { useLingui } from "@lingui/react/macro";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import { ProseText } from "#ui/prose/prose-text.tsx";
import { wordsOf } from "./words-of.ts";

/** From this many chapters on a table of contents is shown. */
const MANY_CHAPTERS = 5;

/** The words of a page that is one long text, and its chapters to jump to. */
export function TextBody({ blocks }: { blocks: MarkdownBlock[] }) {
  const { t } = useLingui();
  const chapters = chaptersOf(blocks);
  return (
    <Stack gap={8}>
      {chapters.length >= MANY_CHAPTERS && (
        <Contents title={t({ id: "texts.contents", message: "On this page" })} chapters={chapters} />
      )}
      <ProseText blocks={blocks} />
    </Stack>
  );
}

/** The headings of level two that can be jumped to, as plain words. */
export function chaptersOf(blocks: MarkdownBlock[]): { id: string; title: string }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 && block.id !== null
      ? [{ id: block.id, title: wordsOf(block.inlines) }]
      : [],
  );
}
