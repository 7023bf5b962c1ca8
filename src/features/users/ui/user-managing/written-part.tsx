import { Trans, useLingui } from "@lingui/react/macro";
import { CasePicture } from "#features/moderation/ui/dashboard/case-picture.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { Written, WrittenKind, WrittenState } from "../../written.ts";
import { RestorePart } from "./restore-part.tsx";
import styles from "./user-desk.module.css";

type WrittenPartProps = {
  written: PageOf<Written>;
  addressOf: (page: number) => string;
  /** After something was put back. */
  onRestored: () => Promise<void>;
};

/** What somebody gave to the site, the newest first; what was removed can be put back. */
export function WrittenPart({ written, addressOf, onRestored }: WrittenPartProps) {
  const { items, page, pageCount } = written;
  const labels = usePageLabels(pageCount);
  return (
    <Section id="written" title={<Trans id="user-managing.written">What they wrote</Trans>}>
      <Stack gap={4}>
        {items.length === 0 && (
          <p>
            <Trans id="user-managing.written.none">Nothing yet.</Trans>
          </p>
        )}
        <ul className={styles.written}>
          {items.map((one) => (
            <li key={one.id}>
              <WrittenItem one={one} onRestored={onRestored} />
            </li>
          ))}
        </ul>
        <Pagination currentPage={page} pageCount={pageCount} addressOf={addressOf} labels={labels} />
      </Stack>
    </Section>
  );
}

function WrittenItem({ one, onRestored }: { one: Written } & Pick<WrittenPartProps, "onRestored">) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const states = useStateWords();
  const { kind, state, text, item, picture, at, path, decisionId } = one;
  const what = item
    ? t({ id: "user-managing.written.of", message: `${kinds[kind]}: ${item.name}` })
    : kinds[kind];
  return (
    <Stack gap={2}>
      <p>
        <span className={styles.name}>{path ? <Link to={path}>{what}</Link> : what}</span>{" "}
        <span className={styles.soft}>
          {states[state]}, <Day at={at} />
        </span>
      </p>
      {text !== "" && <p className={styles.words}>{text}</p>}
      {picture && (
        <div className={styles.picture}>
          <CasePicture targetType={picture.type} targetId={picture.id} picture={picture} item={item} />
        </div>
      )}
      {decisionId !== null && <RestorePart decisionId={decisionId} what={what} onRestored={onRestored} />}
    </Stack>
  );
}

function useKindWords(): Record<WrittenKind, string> {
  const { t } = useLingui();
  return {
    review: t({ id: "user-managing.written.review", message: "Review" }),
    reply: t({ id: "user-managing.written.reply", message: "Answer to a review" }),
    photo: t({ id: "user-managing.written.photo", message: "Photo of a review" }),
    menuImage: t({ id: "user-managing.written.menu-image", message: "Photo of a menu" }),
    suggestion: t({ id: "user-managing.written.suggestion", message: "Suggestion" }),
    question: t({ id: "user-managing.written.question", message: "Question to us" }),
    report: t({ id: "user-managing.written.report", message: "Report" }),
  };
}

function useStateWords(): Record<WrittenState, string> {
  const { t } = useLingui();
  return {
    published: t({ id: "user-managing.written.published", message: "published" }),
    waiting: t({ id: "user-managing.written.waiting", message: "waiting" }),
    removed: t({ id: "user-managing.written.removed", message: "removed" }),
    refused: t({ id: "user-managing.written.refused", message: "not accepted" }),
    answered: t({ id: "user-managing.written.answered", message: "answered" }),
  };
}
