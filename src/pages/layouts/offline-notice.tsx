import { Trans } from "@lingui/react/macro";
import { OfflineGlyph } from "#ui/icon/glyphs.ts";
import { Banner } from "#ui/notice/banner.tsx";
import { useIsOnline } from "./use-is-online.ts";

/** Says so when the network is gone, and goes away by itself when it is back. */
export function OfflineNotice() {
  if (useIsOnline()) return null;
  return (
    <Banner glyph={OfflineGlyph} isAnnounced>
      <Trans id="layout.offline">
        You are offline. What you have open stays readable; new pages have to wait.
      </Trans>
    </Banner>
  );
}
