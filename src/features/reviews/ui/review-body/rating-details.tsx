import { Trans, useLingui } from "@lingui/react/macro";
import { countText, ratingText } from "#platform/i18n/format.ts";
import { DownGlyph, HonestGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { GroupRating, HonestRating, RatingSummary } from "../../review.ts";
import { useAspectWords } from "./aspect-words.ts";
import styles from "./rating-details.module.css";

type RatingDetailsProps = { aspects: RatingSummary["aspects"]; honest: HonestRating };

/** What stands under the figure: what it is made of, and how the parts of it were judged. */
export function RatingDetails({ aspects, honest }: RatingDetailsProps) {
  const { i18n } = useLingui();
  const words = useAspectWords();
  return (
    <div className={styles.details}>
      <Honesty honest={honest} />
      {aspects.length > 0 && (
        <dl className={styles.aspects}>
          {aspects.map(({ aspect, mean }) => (
            <div key={aspect} className={styles.aspect}>
              <dt>{words[aspect]}</dt>
              <dd className={styles.mean}>{ratingText(i18n.locale, mean)}</dd>
              <dd aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.track}>
                  <rect width={Math.round(mean * 20)} height="10" className={styles.filled} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** "How honest is this figure?" (screens.md, "Reviews"). */
function Honesty({ honest }: { honest: HonestRating }) {
  const { t, i18n } = useLingui();
  const { shownCount, countedCount, locals, visitors, lastYear, withoutFriends } = honest;
  const shown = countText(i18n.locale, shownCount);
  const counted = countText(i18n.locale, countedCount);
  const groups: [string, GroupRating | null][] = [
    [t({ id: "honest.locals", message: "People who live nearby" }), locals],
    [t({ id: "honest.visitors", message: "Visitors from elsewhere" }), visitors],
    [t({ id: "honest.last-year", message: "The last twelve months" }), lastYear],
    [
      t({
        id: "honest.without-friends",
        message: "Without people who are friends of each other, or of yours",
      }),
      withoutFriends,
    ],
  ];
  return (
    <details className={styles.honesty}>
      <summary className={styles.question}>
        <Icon glyph={HonestGlyph} size={22} className={styles.scale} />
        <span>
          <span className={styles.title}>
            <Trans id="honest.title">How reliable is this rating?</Trans>
          </span>
          <span className={styles.short}>
            {countedCount === shownCount ? (
              <Trans id="honest.all-count">All {shown} reviews count.</Trans>
            ) : (
              <Trans id="honest.some-count">
                {counted} of {shown} reviews count: invented samples are left out.
              </Trans>
            )}
          </span>
        </span>
        <Icon glyph={DownGlyph} className={styles.fold} />
      </summary>
      <div className={styles.answer}>
        <dl>
          {groups.map(
            ([name, group]) =>
              group && (
                <div key={name} className={styles.group}>
                  <dt>{name}</dt>
                  <dd>
                    <GroupFigure group={group} />
                  </dd>
                </div>
              ),
          )}
        </dl>
        <p>
          <Trans id="honest.method">
            While there are few reviews, the rating above is pulled towards the average, and each review loses
            half its weight every year. The ratings here are plain averages, of at least three reviews.
          </Trans>
        </p>
      </div>
    </details>
  );
}

function GroupFigure({ group: { mean, count } }: { group: GroupRating }) {
  const { i18n } = useLingui();
  const value = ratingText(i18n.locale, mean);
  const number = countText(i18n.locale, count);
  return (
    <Trans id="honest.group">
      <strong>{value}</strong> ({number} reviews)
    </Trans>
  );
}
