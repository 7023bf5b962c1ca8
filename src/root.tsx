import "#ui/fonts.css";
import "#ui/tokens.css";
import "#ui/reset.css";
import "#ui/base.css";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { filledRooms } from "#features/seo/server/filled-rooms.ts";
import { emptyFilters } from "#features/shops/server/empty-filters.ts";
import { ErrorPage } from "#pages/error-page.tsx";
import { DefaultLayout } from "#pages/layouts/default-layout.tsx";
import { Document } from "#pages/layouts/document.tsx";
import { LastResort } from "#pages/layouts/last-resort.tsx";
import { whileViewing } from "#pages/while-viewing.server.ts";
import { needAreasFor } from "#platform/i18n/browser-translator.ts";
import { ALL_ROOMS } from "#platform/rooms.ts";
import { pageViewer } from "#platform/viewer.ts";
import type { Route } from "./+types/root.ts";
import { appContext } from "./app-context.ts";

export const links: Route.LinksFunction = () =>
  [textFont, displayFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));

/** What every page needs; of the database only what may be missing, so that the error page renders while that is down. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, site, viewer, visit, locale, now } = context.get(appContext);
  const [rooms, noShopHas] = await Promise.all([
    filledRooms(database, now()).catch(() => ALL_ROOMS),
    emptyFilters(database).catch(() => []),
  ]);
  return { site, viewer: pageViewer(viewer), visit, locale, rooms, emptyFilters: noShopHas };
}

/** An admin who looks as somebody is shown some pages and no others. */
export const middleware: Route.MiddlewareFunction[] = [whileViewing];

/** The messages of a page come before it is shown; those of the first page came before its document was hydrated. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await needAreasFor(request);
    return next();
  },
];

/**
 * Revalidates after what may have changed the viewer: a submission, or `revalidate()`. Not at every navigation, which is the
 * router's default: it fetches in one request the loaders of all routes that have no `clientLoader`, so that nearly every page
 * would cost a second request, for the root alone. Whoever enters the dashboard may have got the role for it since the page was
 * opened; the request for its loaders brings the root's along.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod = "GET" }: ShouldRevalidateFunctionArgs) {
  const isEntering = isOfDashboard(nextUrl) && !isOfDashboard(currentUrl);
  return formMethod !== "GET" || currentUrl.href === nextUrl.href || isEntering;
}

function isOfDashboard({ pathname }: URL): boolean {
  return /^(\/[a-z]{2})?\/dashboard(\/|$)/.test(pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function App() {
  return (
    <LastResort>
      <DefaultLayout>
        <Outlet />
      </DefaultLayout>
    </LastResort>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LastResort>
      <DefaultLayout>
        <ErrorPage error={error} />
      </DefaultLayout>
    </LastResort>
  );
}
