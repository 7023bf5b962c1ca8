import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";

/** On the page of a shop for which nobody speaks: the way to say that it is yours. */
export function ClaimLine({ slug }: { slug: string }) {
  return (
    <p>
      <Link to={`/claim?${new URLSearchParams({ shop: slug })}`} rel="nofollow">
        <Trans id="claim-line.yours">Is this your shop? Look after its page yourself</Trans>
      </Link>
    </p>
  );
}
