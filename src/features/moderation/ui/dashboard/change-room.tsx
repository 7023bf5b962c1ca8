import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { approveChange } from "#features/contributions/calls.ts";
import type { UserChange } from "#features/contributions/change.ts";
import { changedNameOf } from "#features/contributions/changed-item.ts";
import type { PlaceOfNewShop } from "#features/contributions/new-shop.ts";
import type { RefusalReason } from "#features/contributions/refusal.ts";
import { userChange as failed } from "#platform/errors/error-texts.ts";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { AuthorHistory, HoursOfChange } from "../../queue.ts";
import { ALL_OF_IT, ChangeCase, type Taken } from "./change-case.tsx";
import { useChangedFieldWords } from "#features/contributions/ui/told/change-words.ts";
import { useDoubtedWords } from "./change-words.ts";
import styles from "./dashboard.module.css";
import { QueueList } from "./queue-list.tsx";
import { RoomNews } from "./room-news.tsx";
import { useCaseButtons } from "./use-case-buttons.ts";
import { useCaseFocus } from "./use-case-focus.ts";
import { useDecisions } from "./use-decisions.ts";

type ChangeRoomProps = {
  path: string;
  changes: readonly UserChange[];
  /** Of `?id=`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of `?id=`, where none such waits. */
  missingId: string | null;
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  /** Of the chosen one, where it changes opening hours. */
  hours: HoursOfChange | null;
  /** Of the chosen one, where it is a shop that is missing. */
  place: PlaceOfNewShop | null;
  /** Whose they are. */
  of: "user" | "owner";
};

/** What people or owners suggested: the list, and beside it the chosen one with its decision. */
export function ChangeRoom({
  path,
  changes,
  chosenId,
  missingId,
  history,
  hours,
  place,
  of: whose,
}: ChangeRoomProps) {
  const { t, i18n } = useLingui();
  const subjectOf = useSubject();
  const [takenOf, setTakenOf] = useState<Readonly<Record<string, Taken>>>({});
  const queued = changes.map((of) => ({ id: of["_id"], of }));
  const decisions = useDecisions(queued, { path, chosenId, missingId, failed: i18n._(failed) });
  const { items, chosen, decide } = decisions;
  const around = useCaseFocus(chosen?.id);
  const isLoaded = chosen?.id === chosenId;
  const buttons = useCaseButtons(items, chosen, path);

  function take(one: (typeof queued)[number], taken: Taken) {
    const { leftOut, product, location } = taken;
    setTakenOf((kept) => ({ ...kept, [one.id]: taken }));
    const fields = one.of.fields.map(({ field }) => field).filter((field) => !leftOut.includes(field));
    decide(one, { outcome: "taken", name: changedNameOf(one.of) }, () =>
      approveChange({
        changeId: one.id,
        approve: true,
        ...(leftOut.length > 0 && { fields }),
        ...(location && { location }),
        ...(product && { productId: product.id }),
      }),
    );
  }

  function refuse(one: (typeof queued)[number], reason?: RefusalReason) {
    decide(one, { outcome: "refused", name: changedNameOf(one.of) }, () =>
      approveChange({ changeId: one.id, approve: false, ...(reason && { reason }) }),
    );
  }

  return (
    <Stack gap={6}>
      <RoomNews {...decisions} />
      {chosen ? (
        <Sidebar
          isSideFirst
          side={
            <QueueList
              label={t({ id: "dashboard.changes.list", message: "Suggestions waiting" })}
              path={path}
              currentId={chosen.id}
              items={items.map(({ id, of }) => ({ id, title: changedNameOf(of), text: subjectOf(of) }))}
            />
          }
        >
          <div ref={around} className={styles.case}>
            <ChangeCase
              key={chosen.id}
              change={chosen.of}
              history={isLoaded ? history : null}
              hours={isLoaded ? hours : null}
              place={isLoaded ? place : null}
              buttonsRef={buttons}
              taken={takenOf[chosen.id] ?? ALL_OF_IT}
              onTake={(taken) => take(chosen, taken)}
              onRefuse={(reason) => refuse(chosen, reason)}
            />
          </div>
        </Sidebar>
      ) : (
        <div ref={around}>
          <p tabIndex={-1}>
            {whose === "user" ? (
              <Trans id="dashboard.user-changes.none">
                Nothing waiting. Either everything’s right, or nobody’s been looking.
              </Trans>
            ) : (
              <Trans id="dashboard.owner-changes.none">No owners waiting. They’re minding the shop.</Trans>
            )}
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

/** What a change is about, in a line: the name of a line of the menu, or the fields. */
function useSubject(): (change: UserChange) => string {
  const { i18n, t } = useLingui();
  const fieldWords = useChangedFieldWords();
  const doubted: Partial<Record<string, string>> = useDoubtedWords();
  return ({ type, fields, product, answered }) => {
    const named = fields.find(({ field }) => field === "rawName")?.after ?? product?.name;
    if (type === "menu" && named) return String(named);
    const city = fields.find(({ field }) => field === "city")?.after;
    if (type === "newShop") return t({ id: "dashboard.new-shop-in", message: `New shop in ${String(city)}` });
    if (fields.length === 0) return doubted[answered ?? ""] ?? "";
    const words = fields.map(({ field }) => fieldWords[field]);
    return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(words);
  };
}
