import { useDrawnByServer } from "#ui/use-drawn-by-server.ts";

/**
 * Structured data for search engines, as `structuredData` wrote it in a loader. Only in server-rendered documents: robots read
 * nothing else, and a browser with trusted types refuses to create a script from a string. Hydration leaves them as they are.
 * The one audited place that writes HTML.
 */
export function StructuredData({ things }: { things: readonly string[] }) {
  const drawn = useDrawnByServer(things);
  return drawn?.map((thing, place) => (
    <script
      // oxlint-disable-next-line react/no-array-index-key -- they stay what they are and where they are
      key={place}
      type="application/ld+json"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- safeJson leaves no character that could end the script
      dangerouslySetInnerHTML={{ __html: thing }}
    />
  ));
}
