import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { OpenClaim } from "../claim.ts";

/** The shops that somebody claims, each with what it waits for, and the way back to it. */
export function OpenClaims({ claims }: { claims: readonly OpenClaim[] }) {
  return (
    <Section title={<Trans id="claims.open">Your open claims</Trans>}>
      <Stack gap={3} as="ul">
        {claims.map(({ shop, state, proof }) => (
          <li key={shop.slug}>
            <Link to={`/claim?${new URLSearchParams({ shop: shop.slug })}`}>{shop.name}</Link>
            <br />
            {state === "proven" && <Trans id="claims.open.proven">An admin says yes or no.</Trans>}
            {state === "asked" && proof === "email" && (
              <Trans id="claims.open.mail">The six digits are in the shop’s mailbox.</Trans>
            )}
            {state === "asked" && proof === "phone" && (
              <Trans id="claims.open.phone">One of us calls the shop on a weekday.</Trans>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
