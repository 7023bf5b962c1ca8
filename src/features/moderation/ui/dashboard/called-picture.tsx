import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { reportedPictureContent } from "../../calls.ts";
import type { QueuedReport, ReportedPicture } from "../../queue.ts";
import { useTargetWords } from "../decision-words.ts";

type CalledPictureProps = {
  /** In pixels. */
  size: ReportedPicture;
  alt: string;
  /** The same function for the same picture. Resolves to a `data:` address. */
  load: (signal: AbortSignal) => Promise<string>;
};

/** A picture without a public address, which comes with a call. */
export function CalledPicture({ size: { width, height }, alt, load }: CalledPictureProps) {
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
      <LiveRegion>
        {hasFailed && (
          <Notice tone="problem">
            <Trans id="dashboard.image.failed">The photo won’t load. Load the page again.</Trans>
          </Notice>
        )}
      </LiveRegion>
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
function emptyPicture(width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

type CasePictureProps = Pick<QueuedReport, "targetType" | "targetId" | "picture" | "item">;

/** What is reported or appealed, where that is a picture. */
export function CasePicture({ targetType: type, targetId: id, picture, item }: CasePictureProps) {
  const targets = useTargetWords();
  const load = useCallback((signal: AbortSignal) => reportedPictureContent({ type, id }, signal), [type, id]);
  if (!picture) return null;
  const kind = targets[type];
  return <CalledPicture size={picture} alt={item ? `${kind}: ${item.name}` : kind} load={load} />;
}

/** A photo of a review that was removed, or is hidden for now. */
export function ReviewPhoto({ id, size }: { id: string; size: ReportedPicture }) {
  const { t } = useLingui();
  const load = useCallback(
    (signal: AbortSignal) => reportedPictureContent({ type: "photo", id }, signal),
    [id],
  );
  return (
    <CalledPicture
      size={size}
      alt={t({ id: "dashboard.photo", message: "Photo of the review" })}
      load={load}
    />
  );
}
