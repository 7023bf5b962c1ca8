import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { REVIEW_SORTS, type ReviewList, type ReviewSort, type ReviewsQuery } from "../review.ts";

type ReviewSortsProps = {
  languages: ReviewList["languages"];
  asked: ReviewsQuery;
  addressOf: (changes: Partial<ReviewsQuery>) => string;
};

/** The orders of the list, the stars that were chosen, and its languages where there are several; all links. */
export function ReviewSorts({ languages, asked, addressOf }: ReviewSortsProps) {
  const { t, i18n } = useLingui();
  const sorts: Record<ReviewSort, string> = {
    helpful: t({ id: "reviews.sort.helpful", message: "Most helpful" }),
    newest: t({ id: "reviews.sort.newest", message: "Newest" }),
    highest: t({ id: "reviews.sort.highest", message: "Highest" }),
    lowest: t({ id: "reviews.sort.lowest", message: "Lowest" }),
  };
  const removeLabel = t({ id: "reviews.remove-filter", message: "remove this filter" });
  const { stars } = asked;
  return (
    <>
      <ChipRow label={t({ id: "reviews.sort", message: "Order of the reviews" })} isScrolling>
        {stars !== null && (
          <ChipLink to={addressOf({ stars: null })} isPressed removeLabel={removeLabel} rel="nofollow">
            {t({ id: "reviews.stars-chosen", message: `Stars: ${stars}` })}
          </ChipLink>
        )}
        {REVIEW_SORTS.map((sort) => (
          <ChipLink key={sort} to={addressOf({ sort })} isPressed={asked.sort === sort} rel="nofollow">
            {sorts[sort]}
          </ChipLink>
        ))}
      </ChipRow>
      {(languages.length > 1 || asked.lang !== null) && (
        <ChipRow label={t({ id: "reviews.languages", message: "Languages of the reviews" })} isScrolling>
          {languages.map(({ locale, count }) => {
            const isChosen = asked.lang === locale;
            return (
              <ChipLink
                key={locale}
                to={addressOf({ lang: isChosen ? null : locale })}
                isPressed={isChosen}
                removeLabel={removeLabel}
                count={countText(i18n.locale, count)}
                rel="nofollow"
              >
                {LANGUAGE_NAMES[locale]}
              </ChipLink>
            );
          })}
        </ChipRow>
      )}
    </>
  );
}
