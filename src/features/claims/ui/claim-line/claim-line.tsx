import { Trans } from "@lingui/react/macro";
import { claimPageOf, type SpokenFor } from "#features/accounts/spoken-for.ts";
import { Link } from "#ui/link/link.tsx";

/** On the page of a shop or a brand for which nobody speaks: the way to say that it is yours. */
export function ClaimLine({ type, url }: { type: SpokenFor["type"]; url: string }) {
  return (
    <p>
      <Link to={claimPageOf({ type, url })} rel="nofollow">
        {type === "shop" ? (
          <Trans id="claim-line.yours">Is this your shop? Look after its page yourself</Trans>
        ) : (
          <Trans id="claim-line.your-brand">Is this your brand? Look after its page yourself</Trans>
        )}
      </Link>
    </p>
  );
}
