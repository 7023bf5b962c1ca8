import { LiveRegion } from "#ui/layout/live-region.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type RoomNewsProps = {
  /** What went wrong last; null while nothing has. */
  alert: string | null;
  /** What was decided last. The case is gone from the list: only who does not see that has to hear it. */
  told: string | null;
};

/** What became of a decision. */
export function RoomNews({ alert, told }: RoomNewsProps) {
  return (
    <div>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
      <LiveRegion>{told !== null && <VisuallyHidden>{told}</VisuallyHidden>}</LiveRegion>
    </div>
  );
}
