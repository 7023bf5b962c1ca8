import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { roomOfToDo, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { HeldPill } from "#features/dashboard/ui/queue/held-pill.tsx";
import { QueueNews } from "#features/dashboard/ui/queue/queue-news.tsx";
import { type CaseWithin, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { addressOfCase } from "#ui/queue/queue-list.tsx";
import { Queue } from "#ui/queue/queue.tsx";
import type { OpenedCase } from "../opened-case.ts";
import { idOfWaiting, readWaitingId, type Waiting, type WaitingKind } from "../waiting.ts";
import styles from "./desk-queue.module.css";
import { OpenedRoom } from "./opened-room.tsx";
import { CaseBar } from "./case-bar.tsx";
import { NotShown, NotYours, OthersNote } from "./case-notes.tsx";
import { QueueChanged } from "./queue-changed.tsx";
import { useListed } from "./use-listed.ts";
import { useOthers } from "./use-others.ts";
import { useTellOpen } from "./use-tell-open.ts";
import { useWaitingRow } from "./waiting-row.tsx";
import { WAITING_WORDS } from "./waiting-words.ts";

export type QueueRoomProps = {
  path: string;
  /** Of what waits in each room; null for whoever is told none. */
  counts: ToDoCounts | null;
  page: PageOf<Waiting>;
  chosenId: string | null;
  missingId: string | null;
  /** Null while nothing waits, and when it could not be read. */
  opened: OpenedCase | null;
  /** Of the chosen one, where the reader may not decide it: who can. */
  others: readonly string[] | null;
  /** ISO 8601. */
  now: string;
  pictureBase: string;
};

const roomOfKind = (kind: WaitingKind) =>
  kind === "names" ? "/dashboard/products/names" : (roomOfToDo(kind)?.path ?? "");

/** All that waits over all rooms, the gravest first, then the oldest, and the chosen case as its room has it. */
export function QueueRoom({
  path,
  counts,
  page,
  opened,
  others,
  now,
  pictureBase,
  chosenId,
  missingId,
}: QueueRoomProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const ofOthers = useOthers(counts, page);
  const rowOf = useWaitingRow(now, ofOthers);
  const words = useQueueKeyWords();
  const labels = usePageLabels(page.pageCount);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, object>>>({});
  const pagePath = page.page > 1 ? `${path}?page=${page.page}` : path;
  const isCaseAsked = new URLSearchParams(useLocation().search).has("id");
  const listed = useListed(page.items, missingId);
  const isPutOff = ({ id }: Waiting) => putOff.includes(id);
  const ordered = [...listed.items.filter((one) => !isPutOff(one)), ...listed.items.filter(isPutOff)];
  // Somebody else decided what is open here: it stays open, for a key means the case that was read.
  const isOpenGone = missingId !== null && ordered.some(({ id }) => id === missingId);
  const decisions = useDecisions(
    ordered,
    { path: pagePath, ...(isOpenGone ? { chosenId: missingId, missingId: null } : { chosenId, missingId }) },
    {
      failed: t({
        id: "desk-queue.failed",
        message: "The decision didn’t get through. The case is back in the list.",
      }),
      roomOfItem: ({ kind }) => roomOfKind(kind),
    },
  );
  const { items, chosen: shown, alerts, isMissing, isLoaded, held, settle } = decisions;

  const isAtRest = useNavigation().state === "idle";
  const loadShown = useEffectEvent(() => {
    if (shown && !isLoaded && isAtRest)
      void navigate(addressOfCase(pagePath, shown.id), { replace: true, preventScrollReset: true });
  });
  // The one that was loaded may be decided and held back here: then the one beside it is shown, and has to be loaded.
  useEffect(() => loadShown(), [page]);

  useTellOpen(shown?.id ?? null, { isCaseAsked });

  async function showAll() {
    await revalidate();
    listed.takeIn();
  }

  function withinOf({ id, kind }: Waiting): CaseWithin {
    return {
      decide: (ids, told, send, answerTo) => {
        const all = ids.map((ref) => idInQueue(kind, ref));
        const [first, ...along] = all.flatMap((one) => items.filter((item) => item.id === one));
        if (first) settle(first, { ...told, along }, send, answerTo);
      },
      mayDecide,
      draft: drafts[id],
      keepDraft: (more) => setDrafts((kept) => ({ ...kept, [id]: { ...kept[id], ...more } })),
    };
  }

  const go = ({ id }: Waiting) => void navigate(addressOfCase(pagePath, id), { preventScrollReset: true });
  const next = shown && items[items.indexOf(shown) + 1];

  function later() {
    if (!shown) return;
    // Behind the last one it begins anew with what was put off first.
    const after = next ?? items[0];
    setPutOff([...putOff.filter((id) => id !== shown.id), shown.id]);
    if (after) go(after);
  }

  const nameOf = ({ kind, title }: Waiting) => title ?? i18n._(WAITING_WORDS[kind]);
  const name = shown ? nameOf(shown) : "";
  const isShown = isLoaded && !isOpenGone && opened !== null;
  const decidedBy = shown && ofOthers.decidedBy(shown.id);
  const mayDecide = others === null && !decidedBy;
  return (
    <Stack gap={6}>
      <QueueNews alerts={alerts} isMissing={isMissing} />
      <QueueChanged
        addedCount={listed.added.length + ofOthers.addedIds.length}
        goneCount={items.filter(({ id }) => ofOthers.decidedBy(id)).length}
        onShow={() => void showAll()}
      />
      {shown && !isCaseAsked && (
        <p className={styles.narrow}>
          <ButtonLink to={addressOfCase(pagePath, shown.id)} isWide>
            <Trans id="desk-queue.start">Start with the gravest</Trans>
          </ButtonLink>
        </p>
      )}
      <Queue
        path={pagePath}
        currentId={shown?.id}
        isListApart
        lists={[{ label: t({ id: "desk-queue.list", message: "All that waits" }), items: items.map(rowOf) }]}
        empty={<Trans id="desk-queue.none">Nothing waits, in any room. Go and sit in the sun.</Trans>}
        keyWords={{
          next: words.next,
          previous: words.previous,
          later: t({ id: "desk-queue.keys.later", message: "later" }),
        }}
        onLater={later}
      >
        {shown && (
          <>
            <p className={styles.narrow}>
              <Link to={pagePath}>
                <Trans id="desk-queue.back">Back to the list</Trans>
              </Link>
            </p>
            <OthersNote key={shown.id} openBy={ofOthers.openBy(shown.id)} decidedBy={decidedBy} />
            {isShown && others !== null && <NotYours others={others} />}
            {isShown ? (
              <fieldset disabled={!mayDecide} className={styles.read}>
                <OpenedRoom
                  key={opened.room}
                  opened={opened}
                  chosenCase={{
                    path,
                    chosenId: idInRoom(shown),
                    missingId: null,
                    within: withinOf(shown),
                  }}
                  pictureBase={pictureBase}
                />
              </fieldset>
            ) : (
              <NotShown key={`not ${shown.id}`} name={name} isLoaded={isLoaded} isTaken={isOpenGone} />
            )}
          </>
        )}
      </Queue>
      {shown && isCaseAsked && (
        <CaseBar onLater={items.length > 1 ? later : undefined} onNext={next ? () => go(next) : undefined} />
      )}
      <Pagination
        currentPage={page.page}
        pageCount={page.pageCount}
        addressOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        labels={labels}
      />
      <HeldPill {...held} />
    </Stack>
  );
}

/** What a room knows its cases by: the ids of reports and appeals both count from one. */
function idInRoom({ id }: Waiting): string {
  const { kind, ref } = readWaitingId(id) ?? {};
  if (kind === "reports") return `report-${ref}`;
  return kind === "appeals" ? `appeal-${ref}` : (ref ?? id);
}

function idInQueue(kind: WaitingKind, ref: string): string {
  if (kind === "reports" || kind === "appeals") return idOfWaiting(kind, ref.slice(ref.indexOf("-") + 1));
  return kind === "names" ? `names-${ref}` : idOfWaiting(kind, ref);
}
