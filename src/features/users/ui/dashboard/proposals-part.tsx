import { Trans } from "@lingui/react/macro";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProposalsToAgree } from "../../user-fields.ts";

/** Who is to be an admin, or no longer, once the reader agrees; each with the way to where that is said. */
export function ProposalsPart({ proposals }: { proposals: ProposalsToAgree }) {
  return (
    <Section title={<Trans id="dashboard.proposals">Waits for a second admin</Trans>}>
      <SpreadRows>
        {proposals.map(({ accountId, name, change, proposerName: proposer }) => (
          <li key={accountId}>
            <Link to={`/dashboard/users/user?id=${accountId}`}>
              {change === "give" ? (
                <Trans id="dashboard.proposals.give">
                  {proposer} proposes {name} as an admin
                </Trans>
              ) : (
                <Trans id="dashboard.proposals.take">
                  {proposer} proposes that {name} is no admin any more
                </Trans>
              )}
            </Link>
          </li>
        ))}
      </SpreadRows>
    </Section>
  );
}
