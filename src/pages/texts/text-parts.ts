import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

// The parts of pages of running text that are only shown. Their words are those of these pages.

export const TextBodyAsDrawn = asDrawn(async () => (await import("./text-body.tsx")).TextBody);

export const ProseTextAsDrawn = asDrawn(async () => (await import("#ui/prose/prose-text.tsx")).ProseText);

/** Begins to fetch what draws them. */
export function prepareTextParts(): void {
  for (const part of [TextBodyAsDrawn, ProseTextAsDrawn]) part.prepare();
}
