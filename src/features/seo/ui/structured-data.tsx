import { useDrawnByServer } from "#ui/use-drawn-by-server.ts";

/**
 * Structured data for search engines, as `structuredData` wrote it in a loader. Only in documents the server drew: robots
 * read nothing else, and a browser that guards its scripts refuses to make one from a string.
 * The one audited place that writes HTML.
 */
export function StructuredData({ things }: { things: readonly string[] }) {
  const drawn = useDrawnByServer(things);
  return drawn?.map((thing) => (
    // oxlint-disable-next-line react/no-danger -- safeJson leaves no character that could end the script
    <script key={thing} type="application/ld+json" dangerouslySetInnerHTML={{ __html: thing }} />
  ));
}
