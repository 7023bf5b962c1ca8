import { Trans, useLingui } from "@lingui/react/macro";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { UploadList } from "#features/media/ui/upload-list.tsx";
import type { Upload } from "#features/media/ui/use-uploads.ts";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { MOST_POST_PICTURES } from "../../post.ts";

type PictureUploadsProps = {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onDrop: (number: number) => void;
};

/** The pictures of a post that are on their way, and those that were refused. */
export function PictureUploads(props: PictureUploadsProps) {
  return (
    <UploadList
      {...props}
      Why={Why}
      words={{
        waiting: <Trans id="post-editing.uploads.waiting">waiting</Trans>,
        again: <Trans id="post-editing.uploads.again">Try again</Trans>,
        leaveOut: <Trans id="post-editing.uploads.leave-out">Leave it out</Trans>,
      }}
    />
  );
}

function Why({ upload: { file, problem } }: { upload: Upload }) {
  const { i18n } = useLingui();
  const { name } = file;
  const most = MOST_POST_PICTURES;
  switch (problem) {
    case "tooLarge": {
      const size = megabytesText(i18n.locale, file.size);
      const limit = megabytesText(i18n.locale, MOST_UPLOAD_BYTES);
      return (
        <Trans id="post-editing.uploads.too-large">
          {name} is {size}. The limit is {limit}.
        </Trans>
      );
    }
    case "unreadable":
      return (
        <Trans id="post-editing.uploads.unreadable">
          {name} can’t be read as a picture: choose a JPEG, PNG or WebP.
        </Trans>
      );
    case "enough":
      return (
        <Trans id="post-editing.uploads.enough">
          {name} is one too many: a post has at most {most} pictures.
        </Trans>
      );
    case "removed":
      return <Trans id="post-editing.uploads.removed">{name} was removed by a moderator before.</Trans>;
    default:
      return <Trans id="post-editing.uploads.failed">{name} didn’t arrive.</Trans>;
  }
}
