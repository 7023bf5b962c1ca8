/** A running text as plain data: what `ProseText` draws. It says nothing of who wrote it or in which notation. */
export type ProseBlock =
  | { kind: "heading"; level: 2 | 3; id: string | null; inlines: ProseInline[] }
  | { kind: "paragraph"; inlines: ProseInline[] }
  | { kind: "list"; isOrdered: boolean; items: ProseBlock[][] };

export type ProseInline =
  | string
  | { kind: "strong" | "emphasis"; inlines: ProseInline[] }
  /** A path of this site, or an address with `https:`, `http:` or `mailto:`; checked by whoever made the text. */
  | { kind: "link"; href: string; inlines: ProseInline[] };
