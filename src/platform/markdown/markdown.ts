/**
 * What is left of a Markdown text: a closed tree of plain data that can be sent to a browser and holds nothing to be interpreted
 * there. Rendered by `ui/prose/prose-text.tsx`, which declares the same shapes as its props.
 */
export type MarkdownBlock =
  | { kind: "heading"; level: 2 | 3; id: string | null; inlines: MarkdownInline[] }
  | { kind: "paragraph"; inlines: MarkdownInline[] }
  | { kind: "list"; isOrdered: boolean; items: MarkdownBlock[][] };

/** Words, or words with a meaning. `href` went through `safeHref`. */
export type MarkdownInline =
  | string
  | { kind: "strong" | "emphasis"; inlines: MarkdownInline[] }
  | { kind: "link"; href: string; inlines: MarkdownInline[] };
