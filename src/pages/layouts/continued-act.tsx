import { lazy, Suspense } from "react";
import { isActRemembered } from "#features/accounts/pending-act.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { useSite } from "./use-site.ts";

const ContinuedAct = lazy(async () => {
  const [part] = await Promise.all([import("#features/social/ui/continued-act.tsx"), needArea("social")]);
  return { default: part.ContinuedAct };
});

/** Loaded by whoever comes back from signing in after they pressed something. */
export function ContinuedActs() {
  const { viewer } = useSite();
  const isHydrated = useIsHydrated();
  if (!viewer || !isHydrated || !isActRemembered()) return null;
  return (
    <Suspense>
      <ContinuedAct viewerUrl={viewer.url} />
    </Suspense>
  );
}
