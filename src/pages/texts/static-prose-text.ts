import { staticPart } from "#ui/static-part/static-part.tsx";

/** A chapter of running text, which a browser keeps as the server rendered it. */
export const StaticProseText = staticPart(async () => (await import("#ui/prose/prose-text.tsx")).ProseText);
