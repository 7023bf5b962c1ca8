import { type ReactNode, useEffect, useState } from "react";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Picture as StoredPicture } from "../media.ts";

type CalledPictureProps = {
  /** In pixels. */
  size: Pick<StoredPicture, "width" | "height">;
  alt: string;
  /** The same function for the same picture. Resolves to a `data:` address. */
  load: (signal: AbortSignal) => Promise<string>;
  /** Said where it does not come. */
  failed: ReactNode;
};

/** A picture without a public address, which comes with a call. */
export function CalledPicture({ size: { width, height }, alt, load, failed }: CalledPictureProps) {
  const [content, setContent] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(setContent, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [load]);

  return (
    <div>
      <LiveRegion>{hasFailed && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
      {!hasFailed && (
        <Picture
          src={content ?? emptyPicture(width, height)}
          width={width}
          height={height}
          isFirstSeen
          alt={alt}
        />
      )}
    </div>
  );
}

/** Holds the place of a picture that is on its way. */
export function emptyPicture(width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
