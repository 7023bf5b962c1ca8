import { OfflineGlyph } from "../icon/glyphs.ts";
import { Stack } from "../layout/stack.tsx";
import { Banner } from "../notice/banner.tsx";
import { Notice } from "../notice/notice.tsx";
import { Specimen } from "./specimen.tsx";

/** What the reader should know first. */
export function BannersAndNotices() {
  return (
    <Specimen title="Banners and notices">
      <Stack>
        <Banner glyph={OfflineGlyph}>You are offline. What you see was saved earlier.</Banner>
        <Notice title="Old facts">
          <p>These come from OpenStreetMap, 2021, and nobody has confirmed them since.</p>
        </Notice>
        <Notice tone="done">
          <p>Your review is on the page.</p>
        </Notice>
        <Notice tone="warning" title="Residents only">
          <p>This city lets in people who live in the Netherlands. Bring an extract from the register.</p>
        </Notice>
        <Notice tone="problem" title="Not sent">
          <p>The connection broke. What you wrote is still here.</p>
        </Notice>
      </Stack>
    </Specimen>
  );
}
