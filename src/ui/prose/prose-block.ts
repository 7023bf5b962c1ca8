/** A running text as plain data, rendered by `ProseText`, independent of author and notation. */
export type ProseBlock =
  | { kind: "heading"; level: 2 | 3; id: string | null; inlines: ProseInline[] }
  | { kind: "paragraph"; inlines: ProseInline[] }
  | { kind: "list"; isOrdered: boolean; items: ProseBlock[][] };

export type ProseInline =
  | string
  | { kind: "strong" | "emphasis"; inlines: ProseInline[] }
  /** A path of this site, or an address with `https:`, `http:` or `mailto:`; checked when the text was parsed. */
  | { kind: "link"; href: string; inlines: ProseInline[] };
