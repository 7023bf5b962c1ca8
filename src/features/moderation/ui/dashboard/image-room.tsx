import { Trans, useLingui } from "@lingui/react/macro";
import { decideMenuImage } from "#features/contributions/calls.ts";
import type { MenuImage } from "#features/contributions/menu-image.ts";
import type { MenuItem } from "#features/products/menu.ts";
import { menuImage as failed } from "#platform/errors/error-texts.ts";
import { dayText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { AuthorHistory } from "../../queue.ts";
import styles from "./dashboard.module.css";
import { ImageCase } from "./image-case.tsx";
import { QueueList } from "./queue-list.tsx";
import { useCaseButtons } from "./use-case-buttons.ts";
import { useDecisions } from "./use-decisions.ts";

type ImageRoomProps = {
  path: string;
  images: readonly MenuImage[];
  /** Of `?id=`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  /** What we know of the menu of the chosen one. */
  menu: readonly MenuItem[];
};

/** The photos of menus that wait: the list, and below it the chosen one with the menu it belongs to. */
export function ImageRoom({ path, images, chosenId, history, menu }: ImageRoomProps) {
  const { t, i18n } = useLingui();
  const queued = images.map((of) => ({ id: of["_id"], of }));
  const { items, alert, decide } = useDecisions(queued, { path, failed: i18n._(failed) });
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  const buttons = useCaseButtons(items, chosen, path);
  const isRead = chosen?.id === chosenId;

  function allow(one: (typeof queued)[number], isAllowed: boolean) {
    decide(one, () => decideMenuImage({ imageId: one.id, allow: isAllowed }));
  }

  return (
    <Stack gap={6}>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
      {chosen ? (
        <>
          {/* Above, for the photo and the menu take the room beside each other. */}
          <div className={styles.above}>
            <QueueList
              label={t({ id: "dashboard.images.list", message: "Photos that wait" })}
              path={path}
              currentId={chosen.id}
              items={items.map(({ id, of }) => ({
                id,
                title: of.shop.name,
                text: dayText(i18n.locale, "date", of.sentAt),
              }))}
            />
          </div>
          <div className={styles.case}>
            <ImageCase
              key={chosen.id}
              image={chosen.of}
              history={isRead ? history : null}
              menu={isRead ? menu : null}
              buttonsRef={buttons}
              onTake={() => allow(chosen, true)}
              onRefuse={() => allow(chosen, false)}
            />
          </div>
        </>
      ) : (
        <p>
          <Trans id="dashboard.images.none">No photo waits. Somebody ought to go and have a look.</Trans>
        </p>
      )}
      {chosen && (
        <p className={styles.keys}>
          <Trans id="dashboard.keys.take">Keys: j next, k previous, a take, r refuse.</Trans>
        </p>
      )}
    </Stack>
  );
}
