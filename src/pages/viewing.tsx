import { redirect } from "react-router";
import { NotLookedAt } from "#features/users/ui/viewing/not-looked-at.tsx";
import { viewingOf } from "#platform/viewer.ts";
import { Page } from "#ui/layout/page.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/viewing.ts";
import { PageHead } from "./page-head.tsx";
import { viewingHead } from "./viewing-head.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, i18n } = context.get(appContext);
  if (viewer.kind === "anonymous" || !viewingOf(viewer)) throw redirect("/");
  return { head: viewingHead(i18n), name: viewer.name };
}

/** Where an admin who looks as somebody is led from a page that is not shown to them. */
export default function Viewing({ loaderData: { head, name } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} {...head} />
      <NotLookedAt name={name} />
    </Page>
  );
}
