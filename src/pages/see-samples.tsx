import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";

/** The way to the invented town, or to a list of what is invented there; in the frame's words, because many pages lead there. */
export function SeeSamples({ to }: { to: string }) {
  return (
    <ButtonLink to={to} kind="quiet">
      <Trans id="nav.see-samples">See an example of a complete page</Trans>
    </ButtonLink>
  );
}
