import { Trans, useLingui } from "@lingui/react/macro";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { megabytesText, percentText } from "#platform/i18n/amount-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { MOST_SHOP_PHOTOS } from "../../../shop-photos.ts";
import styles from "./photos.module.css";
import type { Upload } from "./use-photo-uploads.ts";

type PhotoUploadsProps = {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onDrop: (number: number) => void;
};

/** The photos that are on their way, and those that were refused, each with its name. */
export function PhotoUploads({ uploads, onAgain, onDrop }: PhotoUploadsProps) {
  const { i18n } = useLingui();
  const loading = uploads.filter(({ problem }) => problem === undefined);
  const refused = uploads.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {loading.length > 0 && (
        <ul className={styles.uploads}>
          {loading.map(({ number, file: { name }, share }) => (
            <li key={number}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.share}>
                {share === null ? (
                  <Trans id="shop-photos.waiting">waiting</Trans>
                ) : (
                  percentText(i18n.locale, share)
                )}
              </span>
              <progress aria-label={name} max={1} value={share ?? 0} />
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>
        {refused.length > 0 && (
          <Stack gap={2}>
            {refused.map((upload) => (
              <Notice key={upload.number} tone="problem">
                <Stack gap={2}>
                  <p>
                    <Why upload={upload} />
                  </p>
                  <Cluster gap={2}>
                    {upload.problem === "failed" && (
                      <Button kind="quiet" onClick={() => onAgain(upload)}>
                        <Trans id="shop-photos.again">Try again</Trans>
                      </Button>
                    )}
                    <Button kind="bare" onClick={() => onDrop(upload.number)}>
                      <Trans id="shop-photos.leave-out">Leave it out</Trans>
                    </Button>
                  </Cluster>
                </Stack>
              </Notice>
            ))}
          </Stack>
        )}
      </LiveRegion>
    </>
  );
}

function Why({ upload: { file, problem } }: { upload: Upload }) {
  const { i18n } = useLingui();
  const { name } = file;
  const most = MOST_SHOP_PHOTOS;
  if (problem === "tooLarge") {
    const size = megabytesText(i18n.locale, file.size);
    const limit = megabytesText(i18n.locale, MOST_UPLOAD_BYTES);
    return (
      <Trans id="shop-photos.too-large">
        {name} is {size}. The limit is {limit}.
      </Trans>
    );
  }
  if (problem === "unreadable")
    return (
      <Trans id="shop-photos.unreadable">
        {name} can’t be read as a picture: choose a JPEG, PNG or WebP.
      </Trans>
    );
  if (problem === "enough")
    return (
      <Trans id="shop-photos.enough">
        {name} is one too many: a shop has at most {most} photos.
      </Trans>
    );
  if (problem === "removed")
    return <Trans id="shop-photos.was-removed">{name} was removed by a moderator before.</Trans>;
  return <Trans id="shop-photos.failed">{name} didn’t arrive.</Trans>;
}
