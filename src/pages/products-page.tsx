import { Trans } from "@lingui/react/macro";
import { useTownOfPage } from "#features/places/ui/use-town-of-page.ts";
import { LawNote } from "#features/products/ui/law-note.tsx";
import { ProductBrowser } from "#features/products/ui/product-browser.tsx";
import { ProductCount } from "#features/products/ui/product-count.tsx";
import { ProductTypeLinks } from "#features/products/ui/product-type-links.tsx";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./lists.module.css";
import { PageHead } from "./page-head.tsx";
import type { ProductsData } from "./products-data.server.ts";
import { UnknownValues } from "./unknown-values.tsx";

/** Products of a type or of all, everywhere or in one city. */
export function ProductsPage({ data }: { data: ProductsData }) {
  const { type, city, listPath, filters, unknown, list, head, about, areMenusKept, elsewhere } = data;
  useTownOfPage(city?.slug);
  const isGuide = type === "weed" && city === null;
  // `noindex`: empty lists of a city, searches, and lists of samples only.
  const isIndexed = filters.q === "" && list.items.some(({ isSample }) => !isSample);
  return (
    <Page className={styles.plain}>
      <PageHead
        title={head.title}
        description={head.description}
        isIndexed={isIndexed}
        pageNumber={list.page}
      />
      <StructuredData things={about} />
      <Stack gap={3}>
        <Stack gap={2}>
          <ListTitle
            title={head.heading}
            count={list.total > 0 && <ProductCount total={list.total} isGuide={isGuide} />}
          />
          <ProductTypeLinks current={type} city={city?.slug} />
          {city && <PlacesLinks heading={head.ofType} listPath={listPath} city={city} />}
        </Stack>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        <ProductBrowser
          list={list}
          filters={filters}
          type={type}
          listPath={listPath}
          city={city}
          areMenusKept={areMenusKept}
          elsewhere={elsewhere}
        />
        <Lead>
          {city ? (
            <Trans id="products.lead-in">
              What’s on the menus we know of. Menus change daily; each shows how old it is.
            </Trans>
          ) : !list.hasRatings ? (
            <Trans id="products.lead-unrated">
              Nobody can pay to rank higher: the most widely sold and best-known come first.
            </Trans>
          ) : (
            <Trans id="products.lead">
              Nobody can pay to rank higher: the best-rated, most widely sold and best-known come first.
            </Trans>
          )}
        </Lead>
        <LawNote type={type} />
      </Stack>
    </Page>
  );
}

function PlacesLinks({
  heading,
  listPath,
  city,
}: {
  heading: string;
  listPath: string;
  city: { slug: string; name: string };
}) {
  const cityName = city.name;
  return (
    <p>
      <Link to={listPath}>
        <Trans id="products.everywhere">{heading} across the whole country</Trans>
      </Link>
      {" · "}
      <Link to={`/coffeeshops/${city.slug}`}>
        <Trans id="products.shops-in">Coffeeshops in {cityName}</Trans>
      </Link>
    </p>
  );
}
