import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { removeItem } from "#features/dashboard/calls.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { WordToEdit } from "../../watched-word.ts";

/** Without asking once more: a word is typed again in a moment. */
export function RemoveWord({ word: { id, rev } }: { word: WordToEdit }) {
  const navigate = useNavigate();
  const { isBusy, failure, press } = usePress();
  const remove = () =>
    press(async () => {
      await removeItem("words", { _id: String(id), rev });
      // Its own page is gone, so it is not loaded again.
      await navigate("/dashboard/words", { replace: true });
    });
  return (
    <>
      <Cluster>
        <Button
          kind="bare"
          icon={<Icon glyph={DeleteGlyph} />}
          isLoading={isBusy}
          onClick={() => void remove()}
        >
          <Trans id="word-editing.remove">Watch it no longer</Trans>
        </Button>
      </Cluster>
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="word-editing.remove.failed">
              It’s still there. Load the page again: somebody may have changed it meanwhile.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
    </>
  );
}
