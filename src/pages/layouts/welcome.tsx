import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { isActRemembered } from "#features/accounts/pending-act.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { PageViewer } from "#platform/viewer.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { useSite } from "./use-site.ts";

const WelcomeDialog = lazy(async () => {
  const [part] = await Promise.all([
    import("#features/onboarding/ui/welcome-dialog.tsx"),
    needArea("accounts"),
    needArea("onboarding"),
    needArea("profile"),
    needArea("social"),
  ]);
  return { default: part.WelcomeDialog };
});

const VerifiedDialog = lazy(async () => {
  const [part] = await Promise.all([
    import("#features/onboarding/ui/verified-dialog.tsx"),
    needArea("onboarding"),
  ]);
  return { default: part.VerifiedDialog };
});

/**
 * What somebody is greeted with: who is new, wherever they are, until it is over; and once who has confirmed their address. Who logged in
 * to finish what they had pressed sees first what became of it: the welcome waits for their next page.
 */
export function Welcome() {
  const { viewer } = useSite();
  const isHydrated = useIsHydrated();
  return viewer && isHydrated && <Greeting viewer={viewer} />;
}

function Greeting({ viewer }: { viewer: NonNullable<PageViewer> }) {
  const { site, locale } = useSite();
  const [isOver, setOver] = useState(false);
  const [isRead, setRead] = useState(false);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const query = new URLSearchParams(search);
  const [actedAt] = useState(() => (isActRemembered() ? pathname : undefined));

  async function close(kept: Promise<void>) {
    setOver(true);
    query.delete("newUser");
    await navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
    await kept;
    // The bar shows the new name and picture.
    await revalidate();
  }

  if (!isOver && actedAt !== pathname && (viewer.isNew || query.has("newUser"))) {
    return (
      <Suspense>
        <WelcomeDialog
          addressOf={(url) => addressIn(site.canonicalBases[locale], `/user/${url}`)}
          onClose={(kept) => void close(kept)}
        />
      </Suspense>
    );
  }
  if (viewer.isNewlyVerified && !isRead) {
    return (
      <Suspense>
        <VerifiedDialog onClose={() => setRead(true)} />
      </Suspense>
    );
  }
  return null;
}
