import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import { Button } from "#ui/button/button.tsx";
import type { PhotoProblem } from "./use-photo-reading.ts";

const SENTENCES: Record<PhotoProblem, ReactNode> = {
  tooLarge: (
    <Trans id="menu-editing.photo.too-large">
      This photo is larger than can be opened here: 50 megapixels and 40 MB at most.
    </Trans>
  ),
  tooSmall: <Trans id="menu-editing.photo.too-small">This picture is too small to have letters in it.</Trans>,
  unreadable: (
    <Trans id="menu-editing.photo.unreadable">
      This is no photo that can be opened: choose a JPEG, PNG or WebP.
    </Trans>
  ),
  notLoaded: (
    <Trans id="menu-editing.photo.not-loaded">The photo isn’t coming. Please try again in a moment.</Trans>
  ),
  noEngine: (
    <Trans id="menu-editing.photo.no-engine">
      Reading doesn’t work here: there is no network, or this browser can’t do it. Type the lines beside the
      photo.
    </Trans>
  ),
  nothing: (
    <Trans id="menu-editing.photo.nothing">
      No names with prices could be read from this photo. Turn it upright and read it again, or type the lines
      beside it.
    </Trans>
  ),
  doubtful: (
    <Trans id="menu-editing.photo.doubtful">
      The names are hardly legible: the photo is blurred, or it’s in letters other than ours. Look at each of
      them.
    </Trans>
  ),
};

type PhotoProblemNoticeProps = {
  problem: PhotoProblem | null;
  /** Asks the engine once more; it may have been the network. */
  onTryAgain: () => void;
};

/** Why there is nothing, or what to make of what there is, in a sentence. */
export function PhotoProblemNotice({ problem, onTryAgain }: PhotoProblemNoticeProps) {
  return (
    <div aria-live="polite">
      {problem && (
        <Notice tone={problem === "doubtful" ? "warning" : "problem"}>
          <p>{SENTENCES[problem]}</p>
          {problem === "noEngine" && (
            <Button kind="quiet" onClick={onTryAgain}>
              <Trans id="menu-editing.photo.try-again">Try again</Trans>
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
