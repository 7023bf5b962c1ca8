import { ClaimRoom } from "#features/claims/ui/dashboard/claim-room.tsx";
import { ChangeRoom } from "#features/contributions/ui/dashboard/change-room.tsx";
import { ImageRoom } from "#features/contributions/ui/dashboard/image-room.tsx";
import { NameRoom } from "#features/contributions/ui/product-editing/name-room.tsx";
import type { ChosenCase } from "#features/dashboard/ui/queue/use-decisions.ts";
import { DoubleRoom } from "#features/doubles/ui/double-room.tsx";
import { CaseRoom } from "#features/moderation/ui/dashboard/case-room.tsx";
import { authorWith } from "#features/moderation/ui/dashboard/evidence.tsx";
import { NewsRoom } from "#features/moderation/ui/dashboard/news-room.tsx";
import { ReviewRoom } from "#features/moderation/ui/dashboard/review-room.tsx";
import { QueuedTicket } from "#features/support/ui/dashboard/queued-ticket.tsx";
import type { OpenedCase } from "../opened-case.ts";

type OpenedRoomProps = {
  opened: OpenedCase;
  chosenCase: ChosenCase;
  pictureBase: string;
};

const NOTHING_SAID = { items: [], total: 0, page: 1, pageCount: 1 };

/** The chosen case as its own room draws and decides it. */
export function OpenedRoom({ opened, chosenCase, pictureBase }: OpenedRoomProps) {
  switch (opened.room) {
    case "reviews":
      return <ReviewRoom {...opened} {...chosenCase} pictureBase={pictureBase} />;
    case "reports":
      return <CaseRoom {...opened} {...chosenCase} />;
    case "changes":
      return <ChangeRoom {...opened} {...chosenCase} author={authorWith(opened.history)} />;
    case "menuImages":
      return <ImageRoom {...opened} {...chosenCase} author={authorWith(opened.history)} />;
    case "claims":
      return <ClaimRoom {...opened} {...chosenCase} author={authorWith(opened.history)} />;
    case "doubles":
      return <DoubleRoom {...opened} {...chosenCase} merges={[]} />;
    case "names":
      return <NameRoom {...opened} {...chosenCase} said={NOTHING_SAID} like={null} />;
    case "news":
      return <NewsRoom key={chosenCase.chosenId} {...opened} {...chosenCase} />;
    case "tickets":
      return <QueuedTicket key={chosenCase.chosenId} {...opened} {...chosenCase} />;
  }
}
