import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";

/** From one ticket to the list it was opened from. */
export function AllTickets({ address }: { address: string }) {
  return (
    <Link to={address}>
      <Trans id="dashboard.support.all">All questions</Trans>
    </Link>
  );
}

/** To the form of those who have a dashboard. */
export function AskQuestion({ path }: { path: string }) {
  return (
    <ButtonLink to={`${path}?new`}>
      <Trans id="dashboard.support.ask">Ask a question</Trans>
    </ButtonLink>
  );
}
