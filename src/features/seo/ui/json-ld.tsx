import { useState, useSyncExternalStore } from "react";
import { safeJson } from "../safe-json.ts";

/**
 * Structured data for search engines, by schema.org's vocabulary. Only in documents the server drew: robots read
 * nothing else, and a browser that guards its scripts refuses to make one from a string.
 * The one audited place that writes HTML.
 */
export function JsonLd({ data }: { data: object }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasDrawnByServer] = useState(isHydrating);
  if (!wasDrawnByServer) return null;
  const json = { __html: safeJson({ "@context": "https://schema.org", ...data }) };
  // oxlint-disable-next-line react/no-danger -- safeJson leaves no character that could end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={json} />;
}

const never = () => () => undefined;
