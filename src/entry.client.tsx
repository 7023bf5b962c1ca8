import { I18nProvider } from "@lingui/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberHistorySteps } from "#pages/layouts/history-steps.ts";
import { limitReloads } from "#platform/chunk-failures.ts";
import { stopLoadsInVain } from "#platform/offline/load-in-vain.ts";
import { rememberTranslator } from "#platform/i18n/browser-translator.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { areasOf } from "#platform/i18n/message-areas.ts";

const WORKER_AFTER_MS = 3000;

limitReloads();
stopLoadsInVain();
rememberHistorySteps();

// The texts are loaded before hydration: without them the first render would not match the server's.
const areas = await areasOf(location.pathname);
const i18n = await loadMessages(localeOfTag(document.documentElement.lang), areas);
rememberTranslator(i18n, areas);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});

// Much later than anything a reader waits for.
if (import.meta.env.PROD) {
  setTimeout(() => {
    import("#platform/offline/register-worker.ts").then(
      ({ registerWorker }) => registerWorker(renewPocket),
      () => undefined,
    );
  }, WORKER_AFTER_MS);
}

/** By whichever page is open for a while. */
const renewPocket = async () => (await import("#features/packs/device/renew-packs.ts")).renewPacks();
