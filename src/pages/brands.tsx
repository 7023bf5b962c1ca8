import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { readBrandFilters } from "#features/brands/brand-query.ts";
import { brandsIn } from "#features/brands/server/brands-in.ts";
import { BrandBrowser } from "#features/brands/ui/brand-browser.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/brands.ts";
import { atPage } from "./at-page.ts";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { UnknownValues } from "./unknown-values.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { filters, unknown } = readBrandFilters(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const list = await brandsIn(app.database, filters);
    if (list.page < filters.page) throw redirect(atPage("/brand", request, list.page));
    return { filters, unknown, list };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  useListHistory(loaderData);
  const { site } = useSite();
  const { filters, unknown, list } = loaderData;
  const { q } = filters;
  const title = q
    ? t({ id: "brands.search.title", message: `Brands matching “${q}”` })
    : t({ id: "brands.title", message: "Brands and breeders" });
  return (
    <Page>
      <PageHead
        pageNumber={list.page}
        title={title}
        description={t({
          id: "brands.description",
          message:
            "Who bred the strains sold in Dutch coffeeshops, and who makes what they sell: brands by kind, with their products and strains. Every fact with its source and date.",
        })}
        isIndexed={!q}
      />
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <Lead>
            <Trans id="brands.lead">
              Nobody can pay to rank higher. Licensed growers may not advertise; they’re in{" "}
              <Link to="/wietproef">a neutral list</Link>.
            </Trans>
          </Lead>
        </Stack>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        <BrandBrowser list={list} filters={filters} pictureBase={site.pictureBase} />
      </Stack>
    </Page>
  );
}
