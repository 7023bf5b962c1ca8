import { useEffect } from "react";
import { Outlet } from "react-router";
import { prepareListParts } from "#features/shops/ui/list-parts.ts";
import { needAreasFor } from "#platform/i18n/browser-translator.ts";
import type { Route } from "./+types/keep-alive.ts";
import { useEndOfHistoryStep } from "./history-steps.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    prepareListParts();
    await needAreasFor(request);
    return next();
  },
];

/**
 * The layout of lists: coming back to one restores items, filters and scroll at once (specification section 2). Their
 * words are an area of their own.
 */
export default function KeepAlive() {
  useEndOfHistoryStep();
  // Who leaves a list may come back to it when the network is gone.
  useEffect(() => prepareListParts, []);
  return <Outlet />;
}
