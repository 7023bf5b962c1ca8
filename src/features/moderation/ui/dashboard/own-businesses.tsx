import { Plural, Trans } from "@lingui/react/macro";
import type { BrandCounts, Business } from "#features/reviews/business.ts";
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

function OwnBusiness({ type, id, slug, name, unansweredCount, brand }: Business) {
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
        {brand && <BrandLines id={id} slug={slug} name={name} brand={brand} />}
      </ul>
    </Section>
  );
}

/** What there is to look after of a brand. */
function BrandLines({
  id,
  slug,
  name,
  brand,
}: Pick<Business, "id" | "slug" | "name"> & { brand: BrandCounts }) {
  const { liveDeals, waitingDeals, refusedDeals, unansweredOfProducts, bareProducts, likes } = brand;
  const deals = `/dashboard/deals?q=${encodeURIComponent(name)}`;
  return (
    <>
      <li>
        <Link to={`/dashboard/brands/brand?id=${id}`}>
          <Trans id="dashboard.own.edit-brand">Say what there is to know about your brand</Trans>
        </Link>
      </li>
      <li>
        <Link to={`${deals}&state=live`}>
          <Plural
            id="dashboard.own.live-deals"
            value={liveDeals}
            one="# deal running"
            other="# deals running"
          />
        </Link>
      </li>
      {waitingDeals > 0 && (
        <li>
          <Link to={`${deals}&state=pending`}>
            <Plural
              id="dashboard.own.waiting-deals"
              value={waitingDeals}
              one="# deal waiting for approval"
              other="# deals waiting for approval"
            />
          </Link>
        </li>
      )}
      {refusedDeals > 0 && (
        <li>
          <Link to={`${deals}&state=rejected`}>
            <Plural
              id="dashboard.own.refused-deals"
              value={refusedDeals}
              one="# deal refused: read why, mend it and send it again"
              other="# deals refused: read why, mend them and send them again"
            />
          </Link>
        </li>
      )}
      {unansweredOfProducts > 0 && (
        <li>
          <Link to={`/products?brand=${slug}`}>
            <Plural
              id="dashboard.own.product-reviews"
              value={unansweredOfProducts}
              one="# review of your products to answer"
              other="# reviews of your products to answer"
            />
          </Link>
        </li>
      )}
      {bareProducts > 0 && (
        <li>
          <Link to={`/dashboard/products?q=${encodeURIComponent(name)}&lacks=description`}>
            <Plural
              id="dashboard.own.bare-products"
              value={bareProducts}
              one="# product without a description"
              other="# products without a description"
            />
          </Link>
        </li>
      )}
      <li>
        <Plural id="dashboard.own.likes" value={likes} one="Liked by # person" other="Liked by # people" />
      </li>
    </>
  );
}
