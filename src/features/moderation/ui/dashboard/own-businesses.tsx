import { Plural, Trans } from "@lingui/react/macro";
import type { Business } from "#features/reviews/business.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";

type OwnBusinessesProps = { businesses: readonly Business[]; isModerator: boolean };

/** What whoever is no admin can do today, with the way there: their rooms are not built yet, and none is shown. */
export function OwnBusinesses({ businesses, isModerator }: OwnBusinessesProps) {
  return (
    <Stack gap={6}>
      {businesses.map((business) => (
        <OwnBusiness key={`${business.type}/${business.slug}`} {...business} />
      ))}
      {businesses.length > 0 && (
        <p>
          <Trans id="dashboard.own.notices">
            We tell you in your notifications when somebody reviews you.
          </Trans>
        </p>
      )}
      {businesses.length === 0 && isModerator && (
        <p>
          <Trans id="dashboard.moderator">
            Moderators will look after products here. Until that is built, suggest corrections on a product’s
            page and report what breaks the rules.
          </Trans>
        </p>
      )}
      {businesses.length === 0 && !isModerator && (
        <p>
          <Trans id="dashboard.own.none">The shop or brand you speak for has no page at the moment.</Trans>
        </p>
      )}
      <p>
        <Trans id="dashboard.own.write">
          Something else? <Link to="/contact">Write to us</Link>.
        </Trans>
      </p>
    </Stack>
  );
}

function OwnBusiness({ type, slug, name, unansweredCount }: Business) {
  const path = `${type === "shop" ? "/coffeeshop" : "/brand"}/${encodeURIComponent(slug)}`;
  return (
    <Section title={name}>
      <ul>
        <li>
          <Link to={`${path}#reviews`}>
            {unansweredCount === 0 ? (
              <Trans id="dashboard.own.reviews">Read and answer reviews</Trans>
            ) : (
              <Plural
                id="dashboard.own.unanswered"
                value={unansweredCount}
                one="# review to answer"
                other="# reviews to answer"
              />
            )}
          </Link>
        </li>
        <li>
          <Link to={path}>
            {type === "shop" ? (
              <Trans id="dashboard.own.shop">
                Your shop’s page: suggest hours, the menu and facts, send photos
              </Trans>
            ) : (
              <Trans id="dashboard.own.brand">Your brand’s page</Trans>
            )}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
