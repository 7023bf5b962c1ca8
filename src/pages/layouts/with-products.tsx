import { Outlet } from "react-router";
import { prepareProductListParts } from "#features/products/ui/product-list-parts.ts";
import { needAreasFor } from "#platform/i18n/browser-translator.ts";
import type { Route } from "./+types/with-products.ts";
import { useEndOfHistoryStep } from "./history-steps.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    prepareProductListParts();
    await needAreasFor(request);
    return next();
  },
];

/** The layout of products: coming back to a list restores it at once, and their words are an area of their own. */
export default function WithProducts() {
  useEndOfHistoryStep();
  return <Outlet />;
}
