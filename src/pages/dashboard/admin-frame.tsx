import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { mayOpen } from "#features/accounts/access.ts";
import { LoginBox } from "#features/accounts/ui/login-box.tsx";
import type { ToDoCounts } from "#features/moderation/queue.ts";
import { Rooms } from "#features/moderation/ui/dashboard/rooms.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./admin-frame.module.css";

type AdminFrameProps = {
  head: { title: string; description: string };
  /** Null for whoever is no admin. */
  counts: ToDoCounts | null;
  children: ReactNode;
};

/** The frame of every page of the dashboard (specification section 2, "Admin layout"): its rooms beside it, or the box to log in. */
export function AdminFrame({ head, counts, children }: AdminFrameProps) {
  const { viewer, site } = useSite();
  const isApp = useAppMode();
  const { pathname } = useLocation();
  if (!viewer || !mayOpen(viewer.permissions, "/dashboard")) {
    return (
      <Page isNarrow>
        <PageHead isIndexed={false} {...head} />
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
      <PageHead isIndexed={false} {...head} />
      <Sidebar isSideFirst side={<Rooms counts={counts} current={pathname.replace(/\/$/, "")} />}>
        <Stack gap={6}>
          <h1>{head.title}</h1>
          {children}
        </Stack>
      </Sidebar>
    </Page>
  );
}
