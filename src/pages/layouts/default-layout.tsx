import { useLingui, Trans } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ConsentDialog, waitsForConsent } from "#features/consent/ui/consent-dialog.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { Consent } from "#features/consent/consent.ts";
import { StaticPartLinks } from "#ui/static-part/static-part-links.tsx";
import { classNames } from "#ui/class-names.ts";
import { SkipLink } from "#ui/layout/skip-link.tsx";
import { ToastRegion } from "#ui/toast/toast-region.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { useMinimumDisplay } from "#ui/use-minimum-display.ts";
import { useBarOfPage, usePartsOfSection } from "./bar-of-page.ts";
import { AppBar, BottomBar } from "./bottom-bar.tsx";
import { ContinuedActs } from "./continued-act.tsx";
import { Footer } from "./footer.tsx";
import { MembersOutbox } from "./members-outbox.tsx";
import { LANGUAGE_ID, LanguageDialog } from "./language-dialog.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { SiteMenu } from "./site-menu.tsx";
import styles from "./default-layout.module.css";
import { NoticesRegion } from "./notices-region.tsx";
import { SignInRegion } from "./sign-in-region.tsx";
import { TopBar } from "./top-bar.tsx";
import { Welcome } from "./welcome.tsx";
import { useAppMode } from "./use-app-mode.ts";
import { useLanding } from "./use-landing.ts";
import { useSite } from "./use-site.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CloseGlyph, OfflineGlyph, WarningGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Banner } from "#ui/notice/banner.tsx";
import { type PageTrouble, useKeptPage } from "./use-kept-page.ts";

/** For an admin who looks as somebody, and loaded by nobody else. */
const ViewingBar = lazy(async () => {
  const [part] = await Promise.all([
    import("#features/users/ui/viewing/viewing-bar.tsx"),
    needArea("viewing"),
  ]);
  return { default: part.ViewingBar };
});

/** The frame of all public pages and of error pages. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { site, visit, viewer } = useSite();
  const isApp = useAppMode();
  const { hasOwnBars } = useBarOfPage();
  const { Bottom } = usePartsOfSection() ?? {};
  const { pathname } = useLocation();
  useLanding(pathname);
  const { trouble, dismiss } = useKeptPage();
  // The router goes on waiting for a part that is missing.
  const isFetching = useNavigation().state !== "idle" && trouble !== "partMissing";
  const isLoading = useMinimumDisplay(isFetching);
  const [chosen, setChosen] = useState<Consent>();
  const consent = chosen ?? visit.consent;
  // Who has an account has said that they are 18, and is not asked.
  useEffect(() => {
    // Whoever has not agreed to be counted does not even load what counts.
    if (consent === "all")
      import("#features/analytics/calls.ts").then((calls) => calls.tellOfView(), ignored);
  }, [consent, pathname]);
  const isAsked = consent === undefined && !viewer;
  const isWaiting = isAsked && waitsForConsent(pathname);
  return (
    <Frame>
      {/* Before the page, so that the first paint has both it and all its words. */}
      {isAsked && (
        <ConsentDialog
          title={t({ id: "consent.title", message: "Are you 18 or over?" })}
          siteName={site.name}
          cookieDomain={site.cookieDomain}
          languageId={LANGUAGE_ID}
          onConsent={setChosen}
        />
      )}
      {/* Inert, not hidden: search engines read the page, while pointers and screen readers cannot reach it before the answer. */}
      <div className={classNames(styles.layout, hasOwnBars && styles.ownBars)} inert={isWaiting}>
        {viewer?.viewing && (
          <Suspense>
            <ViewingBar person={viewer} until={viewer.viewing.until} />
          </Suspense>
        )}
        <SkipLink label={t({ id: "layout.skip", message: "Skip to main content" })} />
        {/* It has delays of its own: without them every quick page would show it. */}
        <ProgressBar isLoading={isFetching} />
        <TopBar siteName={site.name} isApp={isApp} />
        <OfflineNotice />
        <div className={styles.page} aria-busy={isLoading}>
          {children}
        </div>
        <Footer siteName={site.name} />
        {/* One bar at the bottom: the notice is there until it is answered. */}
        {Bottom && <Bottom />}
        {(!isAsked || isWaiting) &&
          (isApp ? <AppBar isOnlyWide={Bottom !== undefined} /> : !Bottom && <BottomBar />)}
      </div>
      <TroubleNotice trouble={trouble} onDismiss={dismiss} />
      <StaticPartLinks />
      {!isApp && <SiteMenu />}
      <LanguageDialog />
      <ContinuedActs />
      <MembersOutbox />
      <Welcome />
    </Frame>
  );
}

/** It is not counted. */
const ignored = () => undefined;

/** What every part of a page can call: a question to sign in, and a message for a moment. */
function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ToastRegion dismissLabel={t({ id: "toast.dismiss", message: "Dismiss" })}>
      <SignInRegion>
        <NoticesRegion>{children}</NoticesRegion>
      </SignInRegion>
    </ToastRegion>
  );
}

/**
 * Why a press led nowhere, at the foot of the screen where it is seen from everywhere on the page. After a part was missing the
 * router waits for it for ever, so from then on links are followed by the browser, with full page loads.
 */
function TroubleNotice({ trouble, onDismiss }: { trouble: PageTrouble | null; onDismiss: () => void }) {
  const { t } = useLingui();
  const isPartMissing = trouble === "partMissing";
  useEffect(() => {
    if (!isPartMissing) return undefined;
    window.addEventListener("click", hideFromRouter, { capture: true });
    return () => window.removeEventListener("click", hideFromRouter, { capture: true });
  }, [isPartMissing]);
  if (!trouble) return null;
  return (
    <div role="alert" className={styles.trouble}>
      <Banner
        glyph={isPartMissing ? WarningGlyph : OfflineGlyph}
        action={
          !isPartMissing && (
            <IconButton
              icon={<Icon glyph={CloseGlyph} />}
              label={t({ id: "toast.dismiss", message: "Dismiss" })}
              onClick={onDismiss}
            />
          )
        }
      >
        {isPartMissing ? (
          <Trans id="layout.chunk-failed">Part of this page didn’t load. Try again in a minute.</Trans>
        ) : (
          <Trans id="layout.page-waits">
            That needs a connection. This page stays open; try again once you’re online.
          </Trans>
        )}
      </Banner>
    </div>
  );
}

/** The router marks its links with this attribute. */
function hideFromRouter(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a[data-discover]")) event.stopPropagation();
}
