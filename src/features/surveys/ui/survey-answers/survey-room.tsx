import { Trans, useLingui } from "@lingui/react/macro";
import type { PageOf } from "#platform/page-of.ts";
import { SURVEY_NAMES, type SurveyName } from "#platform/surveys.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import {
  SURVEY_DAYS,
  surveyAddress,
  type SurveyCounts,
  type SurveyDays,
  type SurveyQuery,
  type SurveyText,
} from "../../survey-report.ts";
import { CountedAnswers } from "./counted-answers.tsx";
import { TextList } from "./text-list.tsx";

type SurveyRoomProps = {
  path: string;
  query: SurveyQuery;
  /** Those that the setting names. */
  asked: readonly SurveyName[];
  answers: SurveyCounts;
  texts: PageOf<SurveyText>;
};

/** What people answered in the surveys, for admins. */
export function SurveyRoom({ path, query, asked, answers, texts }: SurveyRoomProps) {
  const { t } = useLingui();
  const csv = useAddress(surveyAddress(`${path}/answers.csv`, { ...query, page: 1 }));
  const surveys: Record<SurveyName, string> = {
    visit: t({ id: "survey-answers.visit", message: "Visit" }),
    cones: t({ id: "survey-answers.cones", message: "Pre-rolled cones" }),
  };
  const periods: Record<SurveyDays, string> = {
    "30": t({ id: "survey-answers.days.30", message: "30 days" }),
    "90": t({ id: "survey-answers.days.90", message: "90 days" }),
    "365": t({ id: "survey-answers.days.365", message: "A year" }),
  };
  const to = (change: Partial<SurveyQuery>) => surveyAddress(path, { ...query, page: 1, ...change });
  const name = surveys[query.survey];
  return (
    <Stack gap={6}>
      <LinkTabs
        label={t({ id: "survey-answers.which", message: "Survey" })}
        tabs={SURVEY_NAMES.map((survey) => ({
          to: to({ survey }),
          label: surveys[survey],
          isCurrent: survey === query.survey,
        }))}
      />
      {!asked.includes(query.survey) && (
        <Notice>
          <Trans id="survey-answers.off">
            Nobody is asked this survey at the moment: the setting SURVEYS doesn’t name it.
          </Trans>
        </Notice>
      )}
      <LinkTabs
        label={t({ id: "survey-answers.period", message: "Period" })}
        tabs={[
          {
            to: to({ days: null }),
            label: t({ id: "survey-answers.all", message: "All" }),
            isCurrent: query.days === null,
          },
          ...SURVEY_DAYS.map((days) => ({
            to: to({ days }),
            label: periods[days],
            isCurrent: days === query.days,
          })),
        ]}
      />
      <Cluster>
        <DocumentLink href={csv} download className={buttonLook("quiet")}>
          <Trans id="survey-answers.file">Download CSV</Trans>
        </DocumentLink>
      </Cluster>
      <CountedAnswers survey={query.survey} answers={answers} />
      <TextList
        key={`${query.survey} ${query.days}`}
        title={name}
        texts={texts}
        addressOf={(page) => to({ page })}
      />
    </Stack>
  );
}
