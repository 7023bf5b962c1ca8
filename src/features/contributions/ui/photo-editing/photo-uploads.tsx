import { Trans, useLingui } from "@lingui/react/macro";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { UploadList } from "#features/media/ui/upload-list.tsx";
import type { Upload } from "#features/media/ui/use-uploads.ts";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { MOST_PHOTOS } from "../../photos.ts";

type PhotoUploadsProps = {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onDrop: (number: number) => void;
};

/** The photos of a shop that are on their way, and those that were refused. */
export function PhotoUploads(props: PhotoUploadsProps) {
  return (
    <UploadList
      {...props}
      Why={Why}
      words={{
        waiting: <Trans id="photo-editing.waiting">waiting</Trans>,
        again: <Trans id="photo-editing.again">Try again</Trans>,
        leaveOut: <Trans id="photo-editing.leave-out">Leave it out</Trans>,
      }}
    />
  );
}

function Why({ upload: { file, problem } }: { upload: Upload }) {
  const { i18n } = useLingui();
  const { name } = file;
  const most = MOST_PHOTOS;
  if (problem === "tooLarge") {
    const size = megabytesText(i18n.locale, file.size);
    const limit = megabytesText(i18n.locale, MOST_UPLOAD_BYTES);
    return (
      <Trans id="photo-editing.too-large">
        {name} is {size}. The limit is {limit}.
      </Trans>
    );
  }
  if (problem === "unreadable")
    return (
      <Trans id="photo-editing.unreadable">
        {name} can’t be read as a picture: choose a JPEG, PNG or WebP.
      </Trans>
    );
  if (problem === "enough")
    return (
      <Trans id="photo-editing.enough">
        {name} is one too many: there may be at most {most} photos.
      </Trans>
    );
  if (problem === "removed")
    return <Trans id="photo-editing.was-removed">{name} was removed by a moderator before.</Trans>;
  return <Trans id="photo-editing.failed">{name} didn’t arrive.</Trans>;
}
