import { Trans } from "@lingui/react/macro";
import { Outlet, useLocation } from "react-router";
import { mayOpen } from "#features/accounts/access.ts";
import { LoginBox } from "#features/accounts/ui/login-box.tsx";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { Rooms } from "#features/moderation/ui/dashboard/rooms.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { appContext } from "../../app-context.ts";
import { orEmpty } from "../dashboard/open-dashboard.server.ts";
import { useAppMode } from "./use-app-mode.ts";
import { useSite } from "./use-site.ts";
import type { Route } from "./+types/admin.ts";
import styles from "./admin.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { viewer, database } = app;
  if (viewer.kind !== "account" || !viewer.permissions.admin || !viewer.hasSecondFactor)
    return { counts: null };
  return { counts: await orEmpty(app, toDoCounts(database), null) };
}

/** The frame of the dashboard (specification section 2, "Admin layout"): its rooms beside each page, or the box to log in. */
export default function AdminLayout({ loaderData: { counts } }: Route.ComponentProps) {
  const { viewer, site } = useSite();
  const isApp = useAppMode();
  const { pathname } = useLocation();
  if (!viewer || !mayOpen(viewer.permissions, "/dashboard")) {
    return (
      <Page isNarrow>
        <div className={styles.boxed}>
          <h1>
            <Trans id="login.title">Log in</Trans>
          </h1>
          <LoginBox providers={site.providers} path={pathname} isApp={isApp} />
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <Sidebar isSideFirst side={<Rooms counts={counts} current={pathname.replace(/\/$/, "")} />}>
        <Outlet />
      </Sidebar>
    </Page>
  );
}
