import { Trans, useLingui } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { observedOnText } from "#platform/observed-on-text.ts";
import type { BrandDetails } from "../brand-details.ts";
import { BrandSourceText } from "./brand-source-text.tsx";

/** How a brand is reached, what else it is called, and who says so. */
export function BrandFacts({ brand }: { brand: BrandDetails }) {
  const { t, i18n } = useLingui();
  const { note, website, email, phone } = brand;
  const host = website && (URL.parse(website)?.hostname ?? website).replace(/^www\./, "");
  const facts = [
    note !== null && { id: "note", term: <Trans id="brand.note">Other names</Trans>, description: note },
    website !== null && {
      id: "website",
      term: <Trans id="brand.website">Website</Trans>,
      description: (
        <ExternalLink
          href={website}
          isFromVisitor
          newTabLabel={t({ id: "brand.website.new-tab", message: "opens in a new tab" })}
        >
          {host}
        </ExternalLink>
      ),
    },
    email !== null && {
      id: "email",
      term: <Trans id="brand.email">E-mail</Trans>,
      description: <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>,
    },
    phone !== null && {
      id: "phone",
      term: <Trans id="brand.phone">Phone</Trans>,
      description: <ExternalLink href={`tel:${phone}`}>{phone}</ExternalLink>,
    },
    {
      id: "source",
      term: <Trans id="brand.source">Source</Trans>,
      description: <BrandSourceText source={brand.source} seen={observedOnText(i18n, brand.observedOn)} />,
    },
  ];
  return <DefinitionList items={facts.filter((fact) => fact !== false)} />;
}
