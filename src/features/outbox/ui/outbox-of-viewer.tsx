import { useCallback, useSyncExternalStore } from "react";
import { KEPT_AT } from "#platform/offline/kept-pages.ts";
import { rememberAccount, sessionAccount } from "#platform/session-account.ts";
import { OutboxRegion } from "./outbox-region.tsx";

/** `accountId`: whom the site says the page is for, null for nobody. */
export type OutboxOfViewerProps = { accountId: number | null };

/** The outbox of whoever is signed in: as the site says, and on a page that came from the device, which is of nobody, as it said last. */
export function OutboxOfViewer({ accountId }: OutboxOfViewerProps) {
  const watch = useCallback(
    (onChange: () => void) => {
      if (!document.documentElement.hasAttribute(KEPT_AT)) rememberAccount(accountId);
      // Another tab logs out.
      window.addEventListener("storage", onChange);
      return () => window.removeEventListener("storage", onChange);
    },
    [accountId],
  );
  const owner = useSyncExternalStore(watch, sessionAccount, () => undefined);
  return owner !== undefined && <OutboxRegion key={owner} accountId={owner} />;
}
