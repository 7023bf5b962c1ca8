import { Outlet } from "react-router";
import { ProductGridAsDrawn } from "#features/products/ui/product-grid-as-drawn.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { Route } from "./+types/with-products.ts";
import { useEndOfHistoryStep } from "./history-steps.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_page, next) => {
    ProductGridAsDrawn.prepare();
    await needArea("products");
    return next();
  },
];

/** The layout of products: coming back to a list restores it at once, and their words are an area of their own. */
export default function WithProducts() {
  useEndOfHistoryStep();
  return <Outlet />;
}
