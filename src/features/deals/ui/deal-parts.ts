import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { withNewsTexts } from "./with-news-texts.ts";

// The parts of pages with deals that are only shown.

export const DealGridAsDrawn = asDrawn(async () => (await withNewsTexts(import("./deal-grid.tsx"))).DealGrid);

export const DealSheetAsDrawn = asDrawn(
  async () => (await withNewsTexts(import("./deal-sheet.tsx"))).DealSheet,
);

export const ShopDealsAsDrawn = asDrawn(
  async () => (await withNewsTexts(import("./shop-deals.tsx"))).ShopDeals,
);
