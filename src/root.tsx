import "#ui/fonts.css";
import "#ui/tokens.css";
import "#ui/reset.css";
import "#ui/base.css";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ErrorPage } from "#pages/error-page.tsx";
import { DefaultLayout } from "#pages/layouts/default-layout.tsx";
import { Document } from "#pages/layouts/document.tsx";
import { LastResort } from "#pages/layouts/last-resort.tsx";
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

/** What every page needs to know; no database, so that even a page about its absence can be drawn. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, viewer, locale } = context.get(appContext);
  return { site, viewer, locale };
}

/** Nothing in it changes while a document lives: another language is another document. */
export const shouldRevalidate = () => false;

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
