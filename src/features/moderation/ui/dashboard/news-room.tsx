import { useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { REFUSED } from "#features/contributions/ui/dashboard/decided-words.ts";
import { saveItem } from "#features/dashboard/calls.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import type { RefusalDraft } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { type ChosenCase, useDecisions, type WhyNot } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import { currentOf, fieldErrorsOf } from "#platform/errors/errors.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import type { WaitingNews } from "../../waiting-news.ts";
import { NewsCase } from "./news-case.tsx";
import { OF_NEWS } from "./news-words.ts";

type NewsRoomProps = ChosenCase & {
  news: WaitingNews;
  /** For whoever sent it. */
  sentences: RefusalSentences;
};

/** A deal or a job offer that waits, in the queue over all rooms. It is decided by the call of its editor, as it was read. */
export function NewsRoom({ news, sentences, ...chosenCase }: NewsRoomProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { drafts, keepDraft } = useDrafts<RefusalDraft>(chosenCase);
  const { item, type } = news;
  const queued = [{ id: String(item.id), of: news }];
  const decisions = useDecisions(queued, chosenCase, {
    failed: t({ id: "dashboard.news.failed", message: "That didn’t work. It waits as before." }),
    whyNot: useWhyNotMoved(news),
  });
  const name = textIn(item.values.title, localeOfTag(i18n.locale))?.text ?? "";

  function decide(one: (typeof queued)[number], outcome: string, step: object) {
    decisions.decide(one, { outcome, name }, async () => {
      try {
        await saveItem(OF_NEWS[type].list, { _id: one.id, rev: item.rev, changes: step });
      } catch (failure) {
        // What somebody changed meanwhile has to be read again.
        if (currentOf(failure)) void revalidate();
        throw failure;
      }
    });
  }

  const approved = t({ id: "dashboard.decided.approved", message: "Approved" });
  const refused = i18n._(REFUSED);
  return (
    <QueuePage decisions={decisions} lists={[]} empty={null}>
      {(chosen) => (
        <NewsCase
          news={news}
          name={name}
          sentences={sentences}
          draft={drafts[chosen.id] ?? {}}
          onType={(draft) => keepDraft(chosen.id, draft)}
          onApprove={() => decide(chosen, approved, { step: "approve" })}
          onRefuse={(reason) => decide(chosen, refused, { step: "reject", reason })}
        />
      )}
    </QueuePage>
  );
}

/** Why it stays where it is, besides what any decision is refused for. */
function useWhyNotMoved({ type }: WaitingNews): (failure: unknown) => WhyNot | undefined {
  const { t, i18n } = useLingui();
  return (failure) => {
    const { state } = (currentOf(failure) ?? {}) as { state?: string };
    if (state === "pending") {
      const alert = t({
        id: "dashboard.news.changed",
        message: "It was changed while you were reading. Read it again, and decide then.",
      });
      return { alert, isBack: true };
    }
    if (state === "draft") {
      const alert = t({ id: "dashboard.taken-back", message: "Its author withdrew it before you decided." });
      return { alert, isBack: false };
    }
    if (state !== undefined) {
      const alert = t({ id: "dashboard.news.decided", message: "It has been decided already." });
      return { alert, isBack: false };
    }
    const [mistake] = fieldErrorsOf(failure).flatMap(({ msg }) => OF_NEWS[type].mistakes[msg] ?? []);
    return mistake && { alert: i18n._(mistake), isBack: true };
  };
}
