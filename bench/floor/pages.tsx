import { I18nProvider } from "@lingui/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import Brand from "#pages/brand.tsx";
import Brands from "#pages/brands.tsx";
import Coffeeshop from "#pages/coffeeshop.tsx";
import CoffeeshopsOfCity from "#pages/coffeeshops-of-city.tsx";
import Coffeeshops from "#pages/coffeeshops.tsx";
import Deal from "#pages/deal.tsx";
import Deals from "#pages/deals.tsx";
import DiscoverPost from "#pages/discover-post.tsx";
import Discover from "#pages/discover.tsx";
import Home from "#pages/home.tsx";
import JobOffer from "#pages/job-offer.tsx";
import Jobs from "#pages/jobs.tsx";
import MapPage from "#pages/map.tsx";
import ProductOrCity from "#pages/product-or-city.tsx";
import ProductsOfType from "#pages/products-of-type.tsx";
import Statistics from "#pages/statistics.tsx";
import App from "#pages/texts/app.tsx";
import Contact from "#pages/texts/contact.tsx";
import Terms from "#pages/texts/terms.tsx";
import Wietproef from "#pages/texts/wietproef.tsx";
import { DefaultLayout } from "#pages/layouts/default-layout.tsx";
import { Document } from "#pages/layouts/document.tsx";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import { standAt } from "./router-stand-in.tsx";

const PAGES = {
  home: Home,
  coffeeshop: Coffeeshop,
  "coffeeshops-of-city": CoffeeshopsOfCity,
  "products-of-type": ProductsOfType,
  "product-or-city": ProductOrCity,
  brands: Brands,
  deals: Deals,
  coffeeshops: Coffeeshops,
  brand: Brand,
  deal: Deal,
  discover: Discover,
  "discover-post": DiscoverPost,
  "job-offer": JobOffer,
  jobs: Jobs,
  map: MapPage,
  statistics: Statistics,
  "texts/app": App,
  "texts/contact": Contact,
  "texts/terms": Terms,
  "texts/wietproef": Wietproef,
};

export type FloorPage = keyof typeof PAGES;

export interface FloorData {
  pathname: string;
  search: string;
  /** The data of the loaders of the page and of the root. */
  loaderData: unknown;
  rootData: unknown;
}

const i18n = await loadMessages("nl", MESSAGE_AREAS);

export type DrawFloor = typeof drawFloor;

/** Renders a Dutch page from its components and data, with React alone. */
export function drawFloor(name: FloorPage, { pathname, search, loaderData, rootData }: FloorData): string {
  standAt({ pathname, search }, rootData);
  const Page = PAGES[name] as unknown as ComponentType<{ loaderData: unknown }>;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <Document>
        <DefaultLayout>
          <Page loaderData={loaderData} />
        </DefaultLayout>
      </Document>
    </I18nProvider>,
  );
}
