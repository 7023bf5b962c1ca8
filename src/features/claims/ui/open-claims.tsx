import { Trans } from "@lingui/react/macro";
import { claimPageOf } from "#features/accounts/spoken-for.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { OpenClaim } from "../claim.ts";

/** The shops and brands that somebody claims, each with what it waits for, and the way back to it. */
export function OpenClaims({ claims }: { claims: readonly OpenClaim[] }) {
  return (
    <Section title={<Trans id="claims.open">Your open claims</Trans>}>
      <Stack gap={3} as="ul">
        {claims.map((claim) => (
          <li key={`${claim.item.type}/${claim.item.url}`}>
            <Link to={claimPageOf(claim.item)}>{claim.item.name}</Link>
            <br />
            <WaitsFor {...claim} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function WaitsFor({ state, proof, item: { type } }: OpenClaim) {
  if (state === "proven") return <Trans id="claims.open.proven">An admin says yes or no.</Trans>;
  if (proof === "email") {
    return type === "shop" ? (
      <Trans id="claims.open.mail">The six digits are in the shop’s mailbox.</Trans>
    ) : (
      <Trans id="claims.open.mail-brand">The six digits are in the brand’s mailbox.</Trans>
    );
  }
  return type === "shop" ? (
    <Trans id="claims.open.phone">One of us calls the shop on a weekday.</Trans>
  ) : (
    <Trans id="claims.open.phone-brand">One of us calls the brand on a weekday.</Trans>
  );
}
