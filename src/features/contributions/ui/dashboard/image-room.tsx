import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import type { RefusalDraft } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import type { MenuItem } from "#features/products/menu.ts";
import { menuImage as failed } from "#platform/errors/error-texts.ts";
import { dayText } from "#platform/i18n/format.ts";
import { decideMenuImage } from "../../calls.ts";
import type { MenuImage } from "../../menu-image.ts";
import type { Refusal } from "../../refusal.ts";
import { REFUSED, TAKEN } from "./decided-words.ts";
import { ImageCase } from "./image-case.tsx";
import { useWhyNotTaken } from "./use-why-not-taken.ts";

type ImageRoomProps = ChosenCase & {
  images: readonly MenuImage[];
  /** What we know of the menu of the chosen one. */
  menu: readonly MenuItem[];
  /** For whoever took the chosen one. */
  sentences: RefusalSentences;
  /** Who took one, and what is known of them where it is loaded. */
  author: (
    author: MenuImage["author"],
    isLoaded: boolean,
    about: { type: "menuImage"; id: string },
  ) => ReactNode;
};

/** The photos of menus that wait: below the list, for the photo and the menu it belongs to take the room beside each other. */
export function ImageRoom({ images, menu, sentences, author, ...chosenCase }: ImageRoomProps) {
  const { t, i18n } = useLingui();
  const { drafts, keepDraft } = useDrafts<RefusalDraft>(chosenCase);
  const queued = images.map((of) => ({ id: of["_id"], of }));
  const decisions = useDecisions(queued, chosenCase, { failed: i18n._(failed), whyNot: useWhyNotTaken() });
  const { items, isLoaded, decide } = decisions;

  function allow(one: (typeof queued)[number], isAllowed: boolean, refusal: Refusal = {}) {
    const outcome = i18n._(isAllowed ? TAKEN : REFUSED);
    decide(one, { outcome, name: one.of.shop.name }, () =>
      decideMenuImage({ imageId: one.id, allow: isAllowed, ...refusal }),
    );
  }

  return (
    <QueuePage
      decisions={decisions}
      isListAbove
      lists={[
        {
          label: t({ id: "dashboard.images.list", message: "Photos waiting" }),
          items: items.map(({ id, of }) => ({
            id,
            title: of.shop.name,
            text: dayText(i18n.locale, "date", of.sentAt),
          })),
        },
      ]}
      empty={
        <Trans id="dashboard.images.none">No photos waiting. Somebody ought to go and have a look.</Trans>
      }
    >
      {(chosen) => (
        <ImageCase
          image={chosen.of}
          author={author(chosen.of.author, isLoaded, { type: "menuImage", id: chosen.of["_id"] })}
          menu={isLoaded ? menu : null}
          onTake={() => allow(chosen, true)}
          sentences={isLoaded ? sentences : {}}
          draft={drafts[chosen.id] ?? {}}
          onType={(draft) => keepDraft(chosen.id, draft)}
          onRefuse={(refusal) => allow(chosen, false, refusal)}
        />
      )}
    </QueuePage>
  );
}
