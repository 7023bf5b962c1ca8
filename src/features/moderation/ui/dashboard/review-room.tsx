import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { review as failed } from "#platform/errors/error-texts.ts";
import { Section } from "#ui/layout/section.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { approveReview } from "../../calls.ts";
import type { AuthorHistory, QueuedReview } from "../../queue.ts";
import { useReasonWords } from "../decision-words.ts";
import styles from "./dashboard.module.css";
import { QueueList } from "./queue-list.tsx";
import type { Removal } from "./removal-form.tsx";
import { ReviewCase } from "./review-case.tsx";
import { RoomNews } from "./room-news.tsx";
import { useCaseFocus } from "./use-case-focus.ts";
import { useDecisions, useQueueKeys } from "./use-decisions.ts";

type ReviewRoomProps = {
  path: string;
  fresh: readonly QueuedReview[];
  reported: readonly QueuedReview[];
  /** Of `?id=`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of `?id=`, where none such waits. */
  missingId: string | null;
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  pictureBase: string;
};

/** Reviews that wait or were reported: the lists, and beside them what speaks for and against the chosen one. */
export function ReviewRoom({
  path,
  fresh,
  reported,
  chosenId,
  missingId,
  history,
  pictureBase,
}: ReviewRoomProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<Removal>>>>({});
  const all = [...reported, ...fresh];
  const decisions = useDecisions(all, { path, chosenId, missingId, failed: i18n._(failed) });
  const { items, chosen, decide } = decisions;
  const around = useCaseFocus(chosen?.id);
  const at = chosen ? items.indexOf(chosen) : -1;

  const go = (to: QueuedReview | undefined) =>
    to && void navigate(`${path}?id=${to.id}`, { preventScrollReset: true });

  function approve(one: QueuedReview) {
    const decision = { outcome: one.reason === null ? "approved" : "kept", name: nameOf(one) } as const;
    decide(one, decision, () => approveReview({ ...whose(one), approve: true }));
  }

  function keep({ id }: QueuedReview, typed: Partial<Removal>) {
    setDrafts((kept) => ({ ...kept, [id]: { ...kept[id], ...typed } }));
  }

  function remove(one: QueuedReview, removal: Removal) {
    const decision = { outcome: "removed", name: nameOf(one) } as const;
    decide(one, decision, () => approveReview({ ...whose(one), approve: false, ...removal }));
  }

  useQueueKeys({
    onNext: () => go(items[at + 1]),
    onPrevious: () => go(items[at - 1]),
    onApprove: () => chosen && approve(chosen),
    onRemove: () => form.current?.querySelector("select")?.focus(),
  });

  const isLeft = (list: readonly QueuedReview[]) => list.filter((one) => items.includes(one));
  return (
    <Stack gap={6}>
      <RoomNews {...decisions} />
      <Sidebar
        isSideFirst
        side={
          <Stack gap={6}>
            <Queue
              title={<Trans id="dashboard.reported">Reported</Trans>}
              label={t({ id: "dashboard.reported.list", message: "Reported reviews" })}
              path={path}
              currentId={chosen?.id}
              reviews={isLeft(reported)}
            />
            <Queue
              title={<Trans id="dashboard.new">New</Trans>}
              label={t({ id: "dashboard.new.list", message: "New reviews" })}
              path={path}
              currentId={chosen?.id}
              reviews={isLeft(fresh)}
            />
          </Stack>
        }
      >
        <div ref={around}>
          {chosen ? (
            <ReviewCase
              key={chosen.id}
              review={chosen}
              history={chosen.id === chosenId ? history : null}
              pictureBase={pictureBase}
              formRef={form}
              draft={drafts[chosen.id]}
              onType={(typed) => keep(chosen, typed)}
              onApprove={() => approve(chosen)}
              onRemove={(removal) => remove(chosen, removal)}
            />
          ) : (
            <p tabIndex={-1}>
              <Trans id="dashboard.reviews.none">No reviews waiting. Have a coffee.</Trans>
            </p>
          )}
        </div>
      </Sidebar>
      {chosen && (
        <p className={styles.keys}>
          <Trans id="dashboard.keys">Keys: j next, k previous, a approve, r remove.</Trans>
        </p>
      )}
    </Stack>
  );
}

function nameOf({ id, item }: QueuedReview): string {
  return item?.name ?? id;
}

/** The id of the author goes along when a report is decided (specification section 7). */
function whose({ id, reason, user }: QueuedReview) {
  return { reviewId: id, ...(reason !== null && user && { userId: user.id }) };
}

type QueueProps = {
  title: ReactNode;
  label: string;
  path: string;
  currentId: string | undefined;
  reviews: readonly QueuedReview[];
};

function Queue({ title, label, path, currentId, reviews }: QueueProps) {
  const reasons = useReasonWords();
  if (reviews.length === 0) return null;
  return (
    <Section title={title}>
      <QueueList
        label={label}
        path={path}
        currentId={currentId}
        items={reviews.map((one) => ({
          id: one.id,
          title: nameOf(one),
          text: one.reason ? reasons[one.reason] : one.text,
        }))}
      />
    </Section>
  );
}
