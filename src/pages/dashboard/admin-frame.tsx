import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { LoginBox } from "#features/accounts/ui/login-box.tsx";
import { roomOf, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { KeySheet } from "#features/dashboard/ui/keys/key-sheet.tsx";
import { KeysButton } from "#features/dashboard/ui/keys/keys-button.tsx";
import { LookBack } from "#features/dashboard/ui/look-back.tsx";
import { useWatchQueue } from "#features/dashboard/ui/queue/watched-queue.ts";
import { RoomNav } from "#features/dashboard/ui/room-nav.tsx";
import { SearchButton } from "#features/dashboard/ui/search/search-button.tsx";
import { WayBack } from "#features/dashboard/ui/way-back.tsx";
import { DeskSearch } from "#features/desk-search/ui/desk-search.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useAppMode } from "../layouts/use-app-mode.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./admin-frame.module.css";

type AdminFrameProps = {
  head: { title: string; description: string };
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** Below the title: how many of how many, or what is saved. */
  subtitle?: ReactNode;
  /** Beside the title, its last the one thing to do here. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of the dashboard (specification section 2, "Admin layout"): its rooms beside it, or the box to log in. */
export function AdminFrame({ head, counts, subtitle, aside, children }: AdminFrameProps) {
  const { viewer, site } = useSite();
  const isApp = useAppMode();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  const room = roomOf(path);
  useWatchQueue(counts);
  // Who is logged in and may not be here was led away by the loader.
  if (!viewer) {
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
      <KeySheet />
      <DeskSearch permissions={viewer.permissions} counts={counts} here={path} />
      <div className={styles.frame}>
        <div className={styles.rail}>
          <SearchButton />
          <RoomNav permissions={viewer.permissions} counts={counts} current={path} />
          <KeysButton />
        </div>
        <Stack gap={6}>
          <Cluster gap={3} isSpread>
            <hgroup className={styles.heading}>
              {room && room.path !== path && (
                <p className={styles.subtitle}>
                  <WayBack room={room} permissions={viewer.permissions} />
                </p>
              )}
              <h1>{head.title}</h1>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </hgroup>
            {aside && <Cluster gap={2}>{aside}</Cluster>}
          </Cluster>
          {children}
          <LookBack room={room} permissions={viewer.permissions} />
        </Stack>
      </div>
    </Page>
  );
}
