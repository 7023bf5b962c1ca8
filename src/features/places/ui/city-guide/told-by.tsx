import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "#ui/link/external-link.tsx";
import type { Told } from "../../city-guide.ts";
import { observedOnText } from "../../observed-on-text.ts";

/** The source of a rule, which may be an address, and its day. */
export function ToldBy({ source, observedOn }: Told) {
  const { i18n } = useLingui();
  const seen = observedOnText(i18n, observedOn);
  const host = URL.parse(source)?.hostname;
  const named =
    host && source.startsWith("https://") ? (
      <ExternalLink href={source}>{host.replace(/^www\./, "")}</ExternalLink>
    ) : (
      source
    );
  return (
    <Trans id="city-guide.source">
      Source: {named}, {seen}.
    </Trans>
  );
}
