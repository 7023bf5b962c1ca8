import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { wordsOf } from "./words-of.ts";

/** The questions of a chapter: each heading of level three, with the paragraphs under it as one plain text. */
export function questionsOf(
  blocks: MarkdownBlock[],
  chapter: string,
): { question: string; answer: string }[] {
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === chapter);
  const questions: { question: string; answer: string }[] = [];
  for (const block of blocks.slice(start + 1)) {
    if (block.kind === "heading" && block.level === 2) break;
    if (block.kind === "heading") questions.push({ question: wordsOf(block.inlines), answer: "" });
    const last = questions.at(-1);
    if (block.kind === "paragraph" && last) last.answer = `${last.answer} ${wordsOf(block.inlines)}`.trim();
  }
  return questions;
}
