import { Trans } from "@lingui/react/macro";
import { PictureForm } from "#features/accounts/ui/profile/picture-form.tsx";
import type { Newcomer } from "../calls.ts";

/** A drawn one or one's own; saved at once. */
export function PickThumbnail({ newcomer }: { newcomer: Newcomer }) {
  return (
    <>
      <p>
        <Trans id="welcome.picture.text">
          One of ours, or your own. We remove place, time and device from the file.
        </Trans>
      </p>
      <PictureForm thumbnail={newcomer.thumbnail} />
    </>
  );
}
