import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { KEPT_AT } from "#platform/offline/kept-pages.ts";
import { rememberAccount, sessionAccount } from "#platform/session-token.ts";
import { useSite } from "./use-site.ts";

type Region = ComponentType<{ accountId: number }>;

/** What members do without a network waits on their device and is sent later (docs/decisions/0072). Visitors load nothing of it. */
export function MembersOutbox() {
  const accountId = useAccountOnDevice();
  const isMember = accountId !== undefined;
  const [OutboxRegion, setOutboxRegion] = useState<Region>();
  useEffect(() => {
    if (!isMember) return;
    Promise.all([import("#features/outbox/ui/outbox-region.tsx"), needArea("outbox")]).then(
      ([part]) => setOutboxRegion(() => part.OutboxRegion),
      ignored,
    );
  }, [isMember]);
  return isMember && OutboxRegion && <OutboxRegion key={accountId} accountId={accountId} />;
}

/** It did not arrive: what is pressed without a network fails then, and what waits goes out on the next page. */
const ignored = () => undefined;

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
