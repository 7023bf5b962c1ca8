import { Trans, useLingui } from "@lingui/react/macro";
import { decideMenuImage } from "#features/contributions/calls.ts";
import type { MenuImage } from "#features/contributions/menu-image.ts";
import type { RefusalReason } from "#features/contributions/refusal.ts";
import type { MenuItem } from "#features/products/menu.ts";
import { menuImage as failed } from "#platform/errors/error-texts.ts";
import { dayText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import type { AuthorHistory } from "../../queue.ts";
import styles from "./dashboard.module.css";
import { ImageCase } from "./image-case.tsx";
import { QueueList } from "./queue-list.tsx";
import { RoomNews } from "./room-news.tsx";
import { useCaseButtons } from "./use-case-buttons.ts";
import { useCaseFocus } from "./use-case-focus.ts";
import { useDecisions } from "./use-decisions.ts";

type ImageRoomProps = {
  path: string;
  images: readonly MenuImage[];
  /** Of `?id=`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of `?id=`, where none such waits. */
  missingId: string | null;
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  /** What we know of the menu of the chosen one. */
  menu: readonly MenuItem[];
};

/** The photos of menus that wait: the list, and below it the chosen one with the menu it belongs to. */
export function ImageRoom({ path, images, chosenId, missingId, history, menu }: ImageRoomProps) {
  const { t, i18n } = useLingui();
  const queued = images.map((of) => ({ id: of["_id"], of }));
  const decisions = useDecisions(queued, { path, chosenId, missingId, failed: i18n._(failed) });
  const { items, chosen, decide } = decisions;
  const around = useCaseFocus(chosen?.id);
  const buttons = useCaseButtons(items, chosen, path);
  const isRead = chosen?.id === chosenId;

  function allow(one: (typeof queued)[number], isAllowed: boolean, reason?: RefusalReason) {
    const decision = { outcome: isAllowed ? "taken" : "refused", name: one.of.shop.name } as const;
    decide(one, decision, () =>
      decideMenuImage({ imageId: one.id, allow: isAllowed, ...(reason && { reason }) }),
    );
  }

  return (
    <Stack gap={6}>
      <RoomNews {...decisions} />
      {chosen ? (
        <>
          {/* Above, for the photo and the menu take the room beside each other. */}
          <div className={styles.above}>
            <QueueList
              label={t({ id: "dashboard.images.list", message: "Photos waiting" })}
              path={path}
              currentId={chosen.id}
              items={items.map(({ id, of }) => ({
                id,
                title: of.shop.name,
                text: dayText(i18n.locale, "date", of.sentAt),
              }))}
            />
          </div>
          <div ref={around} className={styles.case}>
            <ImageCase
              key={chosen.id}
              image={chosen.of}
              history={isRead ? history : null}
              menu={isRead ? menu : null}
              buttonsRef={buttons}
              onTake={() => allow(chosen, true)}
              onRefuse={(reason) => allow(chosen, false, reason)}
            />
          </div>
        </>
      ) : (
        <div ref={around}>
          <p tabIndex={-1}>
            <Trans id="dashboard.images.none">No photos waiting. Somebody ought to go and have a look.</Trans>
          </p>
        </div>
      )}
      {chosen && (
        <p className={styles.keys}>
          <Trans id="dashboard.keys.take">Keys: j next, k previous, a accept, r refuse.</Trans>
        </p>
      )}
    </Stack>
  );
}
