import { useState, useSyncExternalStore } from "react";

/**
 * Structured data for search engines, as `structuredData` wrote it in a loader. Only in documents the server drew: robots
 * read nothing else, and a browser that guards its scripts refuses to make one from a string.
 * The one audited place that writes HTML.
 */
export function StructuredData({ things }: { things: readonly string[] }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasDrawnByServer] = useState(isHydrating);
  if (!wasDrawnByServer) return null;
  return things.map((thing) => (
    // oxlint-disable-next-line react/no-danger -- safeJson leaves no character that could end the script
    <script key={thing} type="application/ld+json" dangerouslySetInnerHTML={{ __html: thing }} />
  ));
}

const never = () => () => undefined;
