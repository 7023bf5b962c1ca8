import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { CalledPicture } from "#features/media/ui/called-picture.tsx";
import { reportedPictureContent } from "../../calls.ts";
import type { QueuedReport, ReportedPicture } from "../../queue.ts";
import { useTargetWords } from "../decision-words.ts";

const FAILED = <Trans id="dashboard.image.failed">The photo won’t load. Load the page again.</Trans>;

type CasePictureProps = Pick<QueuedReport, "targetType" | "targetId" | "picture" | "item">;

/** What is reported or appealed, where that is a picture. */
export function CasePicture({ targetType: type, targetId: id, picture, item }: CasePictureProps) {
  const targets = useTargetWords();
  const load = useCallback((signal: AbortSignal) => reportedPictureContent({ type, id }, signal), [type, id]);
  if (!picture) return null;
  const kind = targets[type];
  return (
    <CalledPicture size={picture} alt={item ? `${kind}: ${item.name}` : kind} load={load} failed={FAILED} />
  );
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
      failed={FAILED}
    />
  );
}
