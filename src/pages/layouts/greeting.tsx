import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { PageViewer } from "#platform/viewer.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
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

type GreetingProps = {
  viewer: NonNullable<PageViewer>;
  /** The page on which something that they had pressed before went on. */
  actedAt: string | undefined;
};

/** The welcome of somebody new, or that an address was confirmed. */
export function Greeting({ viewer, actedAt }: GreetingProps) {
  const { site, locale } = useSite();
  const [isOver, setOver] = useState(false);
  const [isRead, setRead] = useState(false);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const query = new URLSearchParams(search);

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
