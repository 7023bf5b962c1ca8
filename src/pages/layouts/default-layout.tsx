import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ConsentDialog } from "#features/consent/ui/consent-dialog.tsx";
import type { Consent } from "#features/consent/consent.ts";
import { DrawnLinks } from "#ui/as-drawn/drawn-links.tsx";
import { SkipLink } from "#ui/layout/skip-link.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { useMinimumDisplay } from "#ui/use-minimum-display.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ChunkFailureNotice } from "./chunk-failure-notice.tsx";
import { Footer } from "./footer.tsx";
import { LanguageChooser } from "./language-chooser.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { SearchBar } from "./search-bar.tsx";
import styles from "./default-layout.module.css";
import { TopBar } from "./top-bar.tsx";
import { useAppMode } from "./use-app-mode.ts";
import { useLanding } from "./use-landing.ts";
import { useSite } from "./use-site.ts";

/** The frame of all public pages and of error pages. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { site, viewer } = useSite();
  const isApp = useAppMode(viewer.isApp);
  const { pathname } = useLocation();
  useLanding(pathname);
  const isFetching = useNavigation().state !== "idle";
  const isLoading = useMinimumDisplay(isFetching);
  const [consent, setConsent] = useState<Consent | undefined>(viewer.consent);
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  const chooseLanguage = () => setChoosingLanguage(true);
  return (
    <>
      {/* Before the page, so that neither is the page painted without it nor it with half its words. */}
      {consent === undefined && (
        <ConsentDialog
          cookieDomain={site.cookieDomain}
          onChooseLanguage={chooseLanguage}
          onConsent={setConsent}
        />
      )}
      {/* Inert, not hidden: search engines read the page, hands and screen readers wait for the answer. */}
      <div className={styles.layout} data-app={isApp || undefined} inert={consent === undefined}>
        <SkipLink label={t({ id: "layout.skip", message: "Skip to the content" })} />
        {/* It has times of its own: held for 200 ms, every quick page would show it. */}
        <ProgressBar isLoading={isFetching} />
        <TopBar siteName={site.name} isApp={isApp} onChooseLanguage={chooseLanguage} />
        <OfflineNotice />
        <ChunkFailureNotice />
        {pathname !== "/" && <SearchBar />}
        <div className={styles.page} aria-busy={isLoading}>
          {children}
        </div>
        <Footer siteName={site.name} />
        {isApp && <BottomBar />}
      </div>
      <DrawnLinks />
      <LanguageChooser isOpen={isChoosingLanguage} onClose={() => setChoosingLanguage(false)} />
    </>
  );
}
