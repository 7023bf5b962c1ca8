import { Trans, useLingui } from "@lingui/react/macro";
import type { NamedItem } from "#features/dashboard/field.ts";
import { DEAL_FIELDS } from "#features/deals/deal-fields.ts";
import { JOB_FIELDS } from "#features/jobs/job-fields.ts";
import { Day } from "#platform/i18n/day.tsx";
import { formatTag, languageTag, LOCALES } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import type { WaitingNews } from "../../waiting-news.ts";

/** What an admin has to know of a deal or a job offer, besides what its page shows. */
export function NewsFacts({ news }: { news: WaitingNews }) {
  const { i18n } = useLingui();
  const { type, item } = news;
  const names = new Intl.DisplayNames(formatTag(i18n.locale), { type: "language" });
  const written = LOCALES.filter((locale) => item.values.title[locale]);
  return (
    <DefinitionList
      items={[
        ...(type === "deal" ? dealFacts(news) : jobFacts(news)).map(({ label, ...fact }) => ({
          ...fact,
          term: i18n._(label),
        })),
        {
          id: "languages",
          term: <Trans id="dashboard.news.languages">Languages</Trans>,
          description: new Intl.ListFormat(formatTag(i18n.locale)).format(
            written.map((locale) => names.of(languageTag(locale)) ?? locale),
          ),
        },
        {
          id: "sent",
          term: <Trans id="dashboard.news.sent">Sent</Trans>,
          description: <Day at={item.shown.changedAt} form="dateAndTime" />,
        },
      ]}
    />
  );
}

function dealFacts({ item: { values } }: WaitingNews & { type: "deal" }) {
  const { brand, validFrom, validTo, url } = values;
  return [
    {
      id: "brand",
      label: DEAL_FIELDS.brand.label,
      description: <OfBusiness kind="brand" named={brand} />,
    },
    {
      id: "from",
      label: DEAL_FIELDS.validFrom.label,
      description: <Day at={validFrom} form="dateAndTime" />,
    },
    { id: "to", label: DEAL_FIELDS.validTo.label, description: <Day at={validTo} form="dateAndTime" /> },
    ...(url === null
      ? []
      : [{ id: "url", label: DEAL_FIELDS.url.label, description: <LinkToCheck address={url} /> }]),
  ];
}

function jobFacts({ item: { values } }: WaitingNews & { type: "job" }) {
  const { shop, brand, validThrough, applyBy, applyTo } = values;
  return [
    ...(["shop", "brand"] as const).flatMap((kind) => {
      const named = kind === "shop" ? shop : brand;
      if (!named) return [];
      return [
        { id: kind, label: JOB_FIELDS[kind].label, description: <OfBusiness kind={kind} named={named} /> },
      ];
    }),
    {
      id: "until",
      label: JOB_FIELDS.validThrough.label,
      description: <Day at={validThrough} form="dateAndTime" />,
    },
    ...(applyTo === null
      ? []
      : [
          {
            id: "apply",
            label: JOB_FIELDS.applyBy.label,
            description: applyBy === "url" ? <LinkToCheck address={applyTo} /> : applyTo,
          },
        ]),
  ];
}

function OfBusiness({ kind, named }: { kind: "shop" | "brand"; named: NamedItem }) {
  const { _id: id, name } = named;
  return <Link to={`/dashboard/${kind}s/${kind}?id=${id}`}>{name}</Link>;
}

/** In the preview it leads nowhere; whoever decides looks where it leads. */
function LinkToCheck({ address }: { address: string }) {
  return (
    <ExternalLink href={address} isFromVisitor>
      {address}
    </ExternalLink>
  );
}
