import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";

type WaysElsewhereProps = { slug: string; isClaimable: boolean; onLeave: () => void };

/** What is told of a shop in another place: to whoever looks after the site, where no field fits, and with a review. */
export function WaysElsewhere({ slug, isClaimable, onLeave }: WaysElsewhereProps) {
  const path = `/coffeeshop/${slug}`;
  const toWrite = `/contact?${new URLSearchParams({ subject: "mistake", about: path })}`;
  return (
    <>
      <ButtonLink to={toWrite} kind="quiet" isWide rel="nofollow">
        <Trans id="suggest.gone">Closed for good, or moved</Trans>
      </ButtonLink>
      <ButtonLink to={`${path}#reviews`} kind="quiet" isWide onClick={onLeave}>
        <Trans id="suggest.photos">Photos of the shop: with a review</Trans>
      </ButtonLink>
      <ButtonLink to={toWrite} kind="quiet" isWide rel="nofollow">
        <Trans id="suggest.own-words">Something else, in your own words</Trans>
      </ButtonLink>
      {isClaimable && (
        <ButtonLink to={`/claim?${new URLSearchParams({ shop: slug })}`} kind="quiet" isWide rel="nofollow">
          <Trans id="suggest.own-shop">This is my shop</Trans>
        </ButtonLink>
      )}
    </>
  );
}
