import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import type { RefusalDraft } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { userChange as failed } from "#platform/errors/error-texts.ts";
import { approveChange } from "../../calls.ts";
import type { UserChange } from "../../change.ts";
import { changedNameOf } from "../../changed-item.ts";
import type { HoursOfChange } from "../../hours-of-change.ts";
import type { PlaceOfNewShop } from "../../new-shop.ts";
import type { Refusal } from "../../refusal.ts";
import { useChangedFieldWords } from "../told/change-words.ts";
import { AllOfPerson } from "./all-of-person.tsx";
import { ALL_OF_IT, ChangeCase, type Taken } from "./change-case.tsx";
import { useDoubtedWords } from "./change-words.ts";
import { REFUSED, TAKEN, TAKEN_IN_PART } from "./decided-words.ts";
import { useWhyNotTaken } from "./use-why-not-taken.ts";

type ChangeRoomProps = ChosenCase & {
  changes: readonly UserChange[];
  /** Of the chosen one, where it changes opening hours. */
  hours: HoursOfChange | null;
  /** Of the chosen one, where it is a shop that is missing. */
  place: PlaceOfNewShop | null;
  /** For whoever suggested the chosen one. */
  sentences: RefusalSentences;
  /** Whose they are. */
  of: "user" | "owner";
  /** Who suggested one, and what is known of them where it is loaded. */
  author: (
    author: UserChange["author"],
    isLoaded: boolean,
    about: { type: "userChange"; id: string },
  ) => ReactNode;
};

/** What people or owners suggested. */
export function ChangeRoom({
  changes,
  hours,
  place,
  sentences,
  of: whose,
  author,
  ...chosenCase
}: ChangeRoomProps) {
  const { t, i18n } = useLingui();
  const subjectOf = useSubject();
  const { drafts, keepDraft } = useDrafts<Partial<Taken> & RefusalDraft>(chosenCase);
  const queued = changes.map((of) => ({ id: of["_id"], of }));
  const decisions = useDecisions(queued, chosenCase, { failed: i18n._(failed), whyNot: useWhyNotTaken() });
  const { items, isLoaded, decide } = decisions;
  const { revalidate } = useRevalidator();
  const keyWords = useQueueKeyWords({
    part: t({ id: "dashboard.keys.part", message: "choose what of it" }),
  });

  function take(one: (typeof queued)[number], taken: Taken) {
    const { leftOut, product, location } = taken;
    keepDraft(one.id, taken);
    const fields = one.of.fields.map(({ field }) => field).filter((field) => !leftOut.includes(field));
    const outcome = i18n._(leftOut.length > 0 ? TAKEN_IN_PART : TAKEN);
    decide(one, { outcome, name: changedNameOf(one.of) }, () =>
      approveChange({
        changeId: one.id,
        approve: true,
        ...(leftOut.length > 0 && { fields }),
        ...(location && { location }),
        ...(product && { productId: product.id }),
      }),
    );
  }

  function refuse(one: (typeof queued)[number], refusal: Refusal) {
    decide(one, { outcome: i18n._(REFUSED), name: changedNameOf(one.of) }, () =>
      approveChange({ changeId: one.id, approve: false, ...refusal }),
    );
  }

  /** What somebody else decided meanwhile is decided; anything else is told once all were tried, and what is left is in the list again. */
  async function sendAll(sending: readonly Promise<void>[]): Promise<void> {
    const failures = (await Promise.allSettled(sending)).flatMap((one) =>
      one.status === "rejected" && !DECIDED_ALREADY.in(one.reason) ? [one.reason as unknown] : [],
    );
    if (failures.length === 0) return;
    await revalidate();
    throw failures[0];
  }

  function sayOfAll(all: readonly UserChange[], approve: boolean, refusal: Refusal = {}) {
    const [first, ...along] = queued.filter(({ of }) => all.includes(of));
    if (!first) return;
    const count = all.length;
    const person = first.of.author?.name ?? "";
    const name = t({ id: "dashboard.bulk.name", message: `${count} of ${person}` });
    decide(first, { outcome: i18n._(approve ? TAKEN : REFUSED), name, along }, () =>
      sendAll(all.map(({ _id: changeId }) => approveChange({ changeId, approve, ...refusal }))),
    );
  }

  const ofSamePerson = (chosen: UserChange) =>
    items.flatMap(({ of }) => (chosen.author && of.author?.["_id"] === chosen.author["_id"] ? [of] : []));

  const refusingOf = (id: string) => ({
    sentences: isLoaded ? sentences : {},
    draft: drafts[id] ?? {},
    onType: (draft: RefusalDraft) => keepDraft(id, draft),
  });

  return (
    <QueuePage
      decisions={decisions}
      keyWords={keyWords}
      lists={[
        {
          label: t({ id: "dashboard.changes.list", message: "Suggestions waiting" }),
          items: items.map(({ id, of }) => ({ id, title: changedNameOf(of), text: subjectOf(of) })),
        },
      ]}
      empty={
        whose === "user" ? (
          <Trans id="dashboard.user-changes.none">
            Nothing waiting. Either everything’s right, or nobody’s been looking.
          </Trans>
        ) : (
          <Trans id="dashboard.owner-changes.none">No owners waiting. They’re minding the shop.</Trans>
        )
      }
    >
      {(chosen) => (
        <Stack gap={6}>
          <ChangeCase
            change={chosen.of}
            author={author(chosen.of.author, isLoaded, { type: "userChange", id: chosen.of["_id"] })}
            hours={isLoaded ? hours : null}
            place={isLoaded ? place : null}
            {...refusingOf(chosen.id)}
            taken={{ ...ALL_OF_IT, ...drafts[chosen.id] }}
            onTake={(taken) => take(chosen, taken)}
            onRefuse={(refusal) => refuse(chosen, refusal)}
          />
          {ofSamePerson(chosen.of).length > 1 && (
            <AllOfPerson
              {...refusingOf(chosen.id)}
              changes={ofSamePerson(chosen.of)}
              person={chosen.of.author?.name ?? ""}
              onTake={(all) => sayOfAll(all, true)}
              onRefuse={(all, refusal) => sayOfAll(all, false, refusal)}
            />
          )}
        </Stack>
      )}
    </QueuePage>
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
