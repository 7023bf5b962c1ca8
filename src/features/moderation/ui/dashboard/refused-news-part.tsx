import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { editorOf, type RefusedNews } from "../../refused-news.ts";
import styles from "./dashboard.module.css";
import { RefusalAppeal } from "./refusal-appeal.tsx";

/** The deals and jobs that an admin refused or took away, for whoever speaks for them: why, the way to mend them, and the appeal. */
export function RefusedNewsPart({ refused }: { refused: readonly RefusedNews[] }) {
  return (
    <Section id="refused" title={<Trans id="dashboard.refused.title">Refused or removed</Trans>}>
      <ul className={styles.reports}>
        {refused.map((news) => (
          <li key={`${news.type}-${news.id}`} className={styles.report}>
            <RefusedOne news={news} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RefusedOne({ news }: { news: RefusedNews }) {
  const { i18n } = useLingui();
  const { type, title, of, state, reason, decidedAt, appeal } = news;
  const name = textIn(title, localeOfTag(i18n.locale));
  return (
    <Stack gap={3}>
      <div>
        <h3 lang={name?.locale}>{name?.text}</h3>
        <p className={styles.small}>
          {type === "deal" ? (
            <Trans id="dashboard.refused.deal">
              Deal from {of}, decided on <Day at={decidedAt} form="date" />
            </Trans>
          ) : (
            <Trans id="dashboard.refused.job">
              Job at {of}, decided on <Day at={decidedAt} form="date" />
            </Trans>
          )}
        </p>
      </div>
      {state === "approved" ? (
        <Notice
          tone="done"
          title={
            <Trans id="dashboard.refused.approved">
              It was refused, and the appeal has changed that. It needs nothing of you unless it’s a draft
              again.
            </Trans>
          }
        >
          <p className={styles.words}>{appeal?.explanation}</p>
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={
            state === "removed" ? (
              <Trans id="dashboard.refused.why-removed">Why it was removed</Trans>
            ) : (
              <Trans id="dashboard.refused.why">Why it was refused</Trans>
            )
          }
        >
          <p className={styles.words}>{reason}</p>
        </Notice>
      )}
      <Ways news={news} />
    </Stack>
  );
}

/** What can be done about it. */
function Ways({ news }: { news: RefusedNews }) {
  const { state, decisionId } = news;
  if (state === "removed")
    return (
      <p>
        <Link to={`/moderation/${decisionId}`}>
          <Trans id="dashboard.refused.statement">Read the whole decision, and appeal</Trans>
        </Link>
      </p>
    );
  return (
    <>
      <p>
        <Link to={editorOf(news)}>
          {state === "approved" ? (
            <Trans id="dashboard.refused.look">Look at it</Trans>
          ) : (
            <Trans id="dashboard.refused.mend">Mend it and send it again</Trans>
          )}
        </Link>
      </p>
      {state === "refused" && <RefusalAppeal news={news} />}
    </>
  );
}
