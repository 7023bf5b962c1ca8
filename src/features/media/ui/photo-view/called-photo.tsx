import { type ReactNode, useEffect, useState } from "react";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { blobOfDataUrl } from "../../data-url.ts";
import type { Picture as StoredPicture } from "../../media.ts";
import { emptyPicture } from "../called-picture.tsx";
import type { DrawnPhoto } from "./drawn-photo.ts";
import { PhotoView } from "./photo-view.tsx";

type CalledPhotoProps = {
  /** In pixels. */
  size: Pick<StoredPicture, "width" | "height">;
  alt: string;
  /** The same function for the same picture. Resolves to a `data:` address. */
  load: (signal: AbortSignal) => Promise<string>;
  /** Said where it does not come. */
  failed: ReactNode;
};

/** A picture without a public address, to be looked at closely. */
export function CalledPhoto({ size: { width, height }, alt, load, failed }: CalledPhotoProps) {
  const [photo, setPhoto] = useState<DrawnPhoto | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal)
      .then((content) => createImageBitmap(blobOfDataUrl(content), { imageOrientation: "from-image" }))
      .then(
        (source) => !leaving.signal.aborted && setPhoto({ source, quarters: 0 }),
        () => !leaving.signal.aborted && setHasFailed(true),
      );
    return () => leaving.abort();
  }, [load]);

  const turn = () => setPhoto((before) => before && { ...before, quarters: (before.quarters + 1) % 4 });
  return (
    <div>
      <LiveRegion>{hasFailed && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
      {photo && <PhotoView photo={photo} alt={alt} onTurn={turn} />}
      {!photo && !hasFailed && (
        <Picture src={emptyPicture(width, height)} width={width} height={height} isFirstSeen alt={alt} />
      )}
    </div>
  );
}
