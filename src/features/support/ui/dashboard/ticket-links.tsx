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

/** To the form that everybody has. */
export function AskQuestion() {
  return (
    <ButtonLink to="/contact">
      <Trans id="dashboard.support.ask">Ask a question</Trans>
    </ButtonLink>
  );
}
