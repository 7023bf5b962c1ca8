import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { ItemTable } from "#ui/table/item-table.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { removeSurveyText } from "../../calls.ts";
import type { SurveyText } from "../../survey-report.ts";
import styles from "./survey-answers.module.css";

type TextListProps = {
  /** Of the survey. */
  title: string;
  texts: PageOf<SurveyText>;
  addressOf: (page: number) => string;
};

type News = "removed" | "failed" | "samplesOnly";

const idOf = (text: SurveyText) => text["_id"];
const beginOf = ({ text }: SurveyText) => [...text].slice(0, 40).join("");
const dayOf = ({ day }: SurveyText) => <Day at={day} form="shortDate" />;
const wordsOf = ({ text }: SurveyText) => <span className={styles.said}>{text}</span>;

/** What people answered in their own words, the newest first, with the way to remove one. */
export function TextList({ title, texts, addressOf }: TextListProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const labels = usePageLabels(texts.pageCount);
  const [news, setNews] = useState<News>();
  const [removedId, setRemovedId] = useState<string>();

  async function remove(text: SurveyText): Promise<void> {
    if (removedId !== undefined) return;
    setRemovedId(idOf(text));
    setNews(undefined);
    try {
      await removeSurveyText(text);
      setNews("removed");
    } catch (failure) {
      setNews(SAMPLES_ONLY.in(failure) ? "samplesOnly" : "failed");
    }
    // Also when it did not work: then it shows how it stands by now.
    await revalidate();
    setRemovedId(undefined);
  }

  function removing(text: SurveyText) {
    const begin = beginOf(text);
    return (
      <Button
        kind="bare"
        disabled={!isHydrated}
        isLoading={removedId === idOf(text)}
        aria-label={t({ id: "survey-answers.remove-named", message: `Remove: ${begin}` })}
        onClick={() => void remove(text)}
      >
        <Trans id="survey-answers.remove">Remove</Trans>
      </Button>
    );
  }

  return (
    <Section title={<Trans id="survey-answers.texts">In their own words</Trans>}>
      <Stack gap={4}>
        <LiveRegion>{news && <Said news={news} />}</LiveRegion>
        {texts.items.length === 0 ? (
          <EmptyState title={<Trans id="survey-answers.none">Nobody has written anything yet</Trans>} />
        ) : (
          <ItemTable
            caption={title}
            items={texts.items}
            idOf={idOf}
            nameOf={beginOf}
            columns={[
              { id: "text", head: t({ id: "survey-answers.words", message: "Words" }), cell: wordsOf },
              { id: "day", head: t({ id: "survey-answers.day", message: "Day" }), cell: dayOf },
              {
                id: "remove",
                head: t({ id: "survey-answers.remove", message: "Remove" }),
                cell: removing,
              },
            ]}
          />
        )}
        <Pagination
          currentPage={texts.page}
          pageCount={texts.pageCount}
          addressOf={addressOf}
          labels={labels}
        />
      </Stack>
    </Section>
  );
}

function Said({ news }: { news: News }) {
  if (news === "removed")
    return (
      <Notice tone="done">
        <Trans id="survey-answers.removed">The words are gone. What was chosen still counts.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning">
      {news === "failed" ? (
        <Trans id="survey-answers.failed">Nothing was removed. Try again in a moment.</Trans>
      ) : (
        <Trans id="survey-answers.samples-only">
          People of the demo remove no words that real people wrote.
        </Trans>
      )}
    </Notice>
  );
}
