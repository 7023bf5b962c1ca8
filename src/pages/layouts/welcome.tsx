import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { isActRemembered } from "#features/accounts/pending-act.ts";
import type { PageViewer } from "#platform/viewer.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { useSite } from "./use-site.ts";

/** Few are greeted, and nobody else loads it. */
const Greeting = lazy(async () => ({ default: (await import("./greeting.tsx")).Greeting }));

/**
 * What somebody is greeted with: who is new, wherever they are, until it is over; and once who has confirmed their address. Who logged in
 * to finish what they had pressed sees first what became of it: the welcome waits for their next page.
 */
export function Welcome() {
  const { viewer } = useSite();
  const isHydrated = useIsHydrated();
  return viewer && isHydrated && <Arrival viewer={viewer} />;
}

function Arrival({ viewer }: { viewer: NonNullable<PageViewer> }) {
  const { pathname, search } = useLocation();
  // Asked before it goes on.
  const [actedAt] = useState(() => (isActRemembered() ? pathname : undefined));
  const isGreeted = viewer.isNew || viewer.isNewlyVerified || new URLSearchParams(search).has("newUser");
  return (
    isGreeted && (
      <Suspense>
        <Greeting viewer={viewer} actedAt={actedAt} />
      </Suspense>
    )
  );
}
