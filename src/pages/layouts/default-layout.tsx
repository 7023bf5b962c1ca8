import { useLingui, Trans } from "@lingui/react/macro";
import { type ReactNode, useState, useEffect, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { ConsentDialog } from "#features/consent/ui/consent-dialog.tsx";
import type { Consent } from "#features/consent/consent.ts";
import { StaticPartLinks } from "#ui/static-part/static-part-links.tsx";
import { SkipLink } from "#ui/layout/skip-link.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { useMinimumDisplay } from "#ui/use-minimum-display.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { SearchBar } from "./search-bar.tsx";
import styles from "./default-layout.module.css";
import { TopBar } from "./top-bar.tsx";
import { useLanding } from "./use-landing.ts";
import { useSite } from "./use-site.ts";
import { CHUNK_FAILED } from "#platform/chunk-failures.ts";
import { WarningGlyph, OfflineGlyph } from "#ui/icon/glyphs.ts";
import { Banner } from "#ui/notice/banner.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { useIsOnline } from "./use-is-online.ts";

const STANDALONE = "(display-mode: standalone)";

/**
 * Whether the site runs as an installed app (specification section 1): standalone display, a standalone navigator
 * (Safari), or a native wrapper, whose user agent the server recognises.
 */
function useAppMode(isWrapper: boolean): boolean {
  return useSyncExternalStore(
    watch,
    () => isWrapper || isStandalone(),
    () => isWrapper,
  );
}

function isStandalone(): boolean {
  const isSafariApp = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return isSafariApp || matchMedia(STANDALONE).matches;
}

function watch(onChange: () => void): () => void {
  const media = matchMedia(STANDALONE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the page has bars of its own on a phone: `handle` of its route says so, and an error in its place has none. */
function useHasOwnBars(): boolean {
  return useMatches().some(
    ({ handle, loaderData }) =>
      loaderData !== undefined && (handle as { hasOwnBars?: boolean } | undefined)?.hasOwnBars === true,
  );
}

/** The frame of all public pages and of error pages. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { site, visit } = useSite();
  const isApp = useAppMode(visit.isApp);
  const { pathname } = useLocation();
  useLanding(pathname);
  const hasOwnBars = useHasOwnBars();
  const isFetching = useNavigation().state !== "idle";
  const isLoading = useMinimumDisplay(isFetching);
  const [chosen, setChosen] = useState<Consent>();
  const consent = chosen ?? visit.consent;
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  const chooseLanguage = () => setChoosingLanguage(true);
  return (
    <>
      {/* Before the page, so that the first paint has both it and all its words. */}
      {consent === undefined && (
        <ConsentDialog
          title={t({ id: "consent.title", message: "Are you 18 or over?" })}
          cookieDomain={site.cookieDomain}
          onChooseLanguage={chooseLanguage}
          onConsent={setChosen}
        />
      )}
      {/* Inert, not hidden: search engines read the page, while pointers and screen readers cannot reach it before the answer. */}
      <div className={styles.layout} data-app={isApp || undefined} data-own-bars={hasOwnBars || undefined} inert={consent === undefined}>
        <SkipLink label={t({ id: "layout.skip", message: "Skip to the content" })} />
        {/* It has delays of its own: without them every quick page would show it. */}
        <ProgressBar isLoading={isFetching} />
        <div className={styles.bars}>
          <TopBar siteName={site.name} isApp={isApp} onChooseLanguage={chooseLanguage} />
        </div>
        <OfflineNotice />
        <ChunkFailureNotice />
        {pathname !== "/" && (
          <div className={styles.bars}>
            <SearchBar />
          </div>
        )}
        <div className={styles.page} aria-busy={isLoading}>
          {children}
        </div>
        <Footer siteName={site.name} />
        {isApp && (
          <div className={styles.bars}>
            <BottomBar />
          </div>
        )}
      </div>
      <StaticPartLinks />
      <LanguageChooser isOpen={isChoosingLanguage} onClose={() => setChoosingLanguage(false)} />
    </>
  );
}

/**
 * Shown when a part of the page is missing and the page has reloaded itself less than a minute ago. The router waits for that
 * part for ever, so from then on links are followed by the browser, with full page loads.
 */
function ChunkFailureNotice() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const show = () => setFailed(true);
    window.addEventListener(CHUNK_FAILED, show);
    return () => window.removeEventListener(CHUNK_FAILED, show);
  }, []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener("click", hideFromRouter, { capture: true });
    return () => window.removeEventListener("click", hideFromRouter, { capture: true });
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <Banner glyph={WarningGlyph} isAnnounced>
      <Trans id="layout.chunk-failed">Part of this page did not arrive. Try again in a minute.</Trans>
    </Banner>
  );
}

/** The router marks its links with this attribute. */
function hideFromRouter(event: Event): void {
  if (event.target instanceof Element && event.target.closest("a[data-discover]")) event.stopPropagation();
}

/** The dialog behind every language button. */
function LanguageChooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      title={t({ id: "language.title", message: "Choose your language" })}
      onClose={onClose}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
    >
      <LanguageLinks />
    </Dialog>
  );
}

/** The notice that the network is gone; hidden again when it is back. */
function OfflineNotice() {
  if (useIsOnline()) return null;
  return (
    <Banner glyph={OfflineGlyph} isAnnounced>
      <Trans id="layout.offline">
        You are offline. What you have open stays readable; new pages have to wait.
      </Trans>
    </Banner>
  );
}
