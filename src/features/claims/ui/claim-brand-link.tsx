import { Trans } from "@lingui/react/macro";
import { claimPageOf } from "#features/accounts/spoken-for.ts";
import { Link } from "#ui/link/link.tsx";

/** The way to whoever makes what the page is about. */
export function ClaimBrandLink({ slug }: { slug: string }) {
  return (
    <p>
      <Link to={claimPageOf({ type: "brand", url: slug })}>
        <Trans id="claims.your-brand">Is this your brand?</Trans>
      </Link>
    </p>
  );
}
