import { useCallback, useSyncExternalStore } from "react";
import { OutboxRegion } from "#features/outbox/ui/outbox-region.tsx";
import { KEPT_AT } from "#platform/offline/kept-pages.ts";
import { rememberAccount, sessionAccount } from "#platform/session-account.ts";
import { useSite } from "./use-site.ts";

/** The outbox of whoever is signed in. */
export function MembersPart() {
  const accountId = useAccountOnDevice();
  return accountId !== undefined && <OutboxRegion key={accountId} accountId={accountId} />;
}

/** Who is signed in: as the site says, and on a page that came from the device, which is of nobody, as it said last. */
function useAccountOnDevice(): number | undefined {
  const { viewer } = useSite();
  const accountId = viewer && !viewer.viewing ? viewer.accountId : null;
  const watch = useCallback(
    (onChange: () => void) => {
      if (!document.documentElement.hasAttribute(KEPT_AT)) rememberAccount(accountId);
      // Another tab logs out.
      window.addEventListener("storage", onChange);
      return () => window.removeEventListener("storage", onChange);
    },
    [accountId],
  );
  return useSyncExternalStore(watch, sessionAccount, () => undefined);
}
