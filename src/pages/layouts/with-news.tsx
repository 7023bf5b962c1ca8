import { Outlet } from "react-router";
import { needAreasFor } from "#platform/i18n/browser-translator.ts";
import type { Route } from "./+types/with-news.ts";
import { useEndOfHistoryStep } from "./history-steps.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await needAreasFor(request);
    return next();
  },
];

/**
 * The layout of deals, jobs and discover: coming back to a list restores it at once, and their words are an area of
 * their own.
 */
export default function WithNews() {
  useEndOfHistoryStep();
  return <Outlet />;
}
