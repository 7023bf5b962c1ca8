import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, test } from "vitest";
import type { Shop } from "../../shop.ts";
import { ShopHead } from "./shop-head.tsx";

afterEach(cleanup);

const SHOP = {
  kind: "coffeeshop",
  name: "De Reiger",
  status: "active",
  city: { slug: "edam", name: "Edam" },
  formerNames: [],
  licence: { state: "none" },
  isSample: false,
};

test.each([
  [null, 0, "No reviews yet"],
  [null, 1, "1 review, too few for a rating yet"],
  [null, 2, "2 reviews, too few for a rating yet"],
  [4.2, 3, "(3)"],
])("the head of a shop with the rating %s of %i reviews", (rating, reviewCount, words) => {
  const shop = { ...SHOP, rating, reviewCount } as unknown as Shop;
  const Page = createRoutesStub([{ path: "/", Component: () => <ShopHead shop={shop} likes={null} /> }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
  screen.getByText(words);
});
