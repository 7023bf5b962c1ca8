import { staticPart } from "#ui/static-part/static-part.tsx";

/** A chapter of running text as a static part: the browser does not hydrate it. */
export const StaticProseText = staticPart(async () => (await import("#ui/prose/prose-text.tsx")).ProseText);
