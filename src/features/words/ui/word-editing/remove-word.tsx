import { Trans } from "@lingui/react/macro";
import { NotRemoved } from "#features/dashboard/ui/editor/not-removed.tsx";
import { useRemoval } from "#features/dashboard/ui/editor/use-removal.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { WordToEdit } from "../../watched-word.ts";

/** Without asking once more: a word is typed again in a moment. */
export function RemoveWord({ word }: { word: WordToEdit }) {
  const { isBusy, failure, remove } = useRemoval("words", word);
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
      <LiveRegion>{failure !== undefined && <NotRemoved />}</LiveRegion>
    </>
  );
}
