import { Trans, useLingui } from "@lingui/react/macro";
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
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { QueueCase } from "#ui/queue/queue-case.tsx";
import type { OpenedCase } from "../opened-case.ts";

type OpenedRoomProps = {
  opened: OpenedCase;
  chosenCase: ChosenCase;
  /** Of the case, for one that is decided elsewhere. */
  name: string;
  pictureBase: string;
};

const NOTHING_SAID = { items: [], total: 0, page: 1, pageCount: 1 };

/** The chosen case as its own room draws and decides it. */
export function OpenedRoom({ opened, chosenCase, name, pictureBase }: OpenedRoomProps) {
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
    case "elsewhere":
      // Two of them are two headings: one that has the focus already is not told again.
      return <Elsewhere key={opened.path} name={name} path={opened.path} />;
  }
}

/** What is answered, or decided in its editor: the way there. */
function Elsewhere({ name, path }: { name: string; path: string }) {
  const { t } = useLingui();
  return (
    <QueueCase keyWords={{ accept: t({ id: "desk-queue.keys.open", message: "open" }) }}>
      <Stack gap={4}>
        <CaseHeading>{name}</CaseHeading>
        <p>
          <ButtonLink to={path} data-key="a">
            <Trans id="desk-queue.open">Open and decide</Trans>
          </ButtonLink>
        </p>
      </Stack>
    </QueueCase>
  );
}
