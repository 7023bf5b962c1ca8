import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { CHUNK_FAILED } from "#platform/chunk-failures.ts";
import { WarningGlyph } from "#ui/icon/glyphs.ts";
import { Banner } from "#ui/notice/banner.tsx";

/**
 * Shown when a part of the page is missing and the page has reloaded itself less than a minute ago. The router goes on
 * waiting for that part for ever, so from then on its links are left to the browser, which loads whole documents.
 */
export function ChunkFailureNotice() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const show = () => setFailed(true);
    window.addEventListener(CHUNK_FAILED, show);
    return () => window.removeEventListener(CHUNK_FAILED, show);
  }, []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("click", hideFromRouter, { capture: true });
    return () => window.removeEventListener("click", hideFromRouter, { capture: true });
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <Banner glyph={WarningGlyph} isAnnounced>
      <Trans id="layout.chunk-failed">Part of this page did not arrive. Try again in a minute.</Trans>
    </Banner>
  );
}

/** The router marks its links with this attribute. */
function hideFromRouter(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a[data-discover]")) event.stopPropagation();
}
