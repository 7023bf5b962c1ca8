import { type ComponentType, useEffect, useState } from "react";
import type { OutboxOfViewerProps } from "#features/outbox/ui/outbox-of-viewer.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { sessionToken } from "#platform/session-token.ts";
import { useSite } from "./use-site.ts";

/** What members do without a network waits on their device and is sent later (docs/decisions/0072). Visitors load nothing of it. */
export function MembersOutbox() {
  const { viewer } = useSite();
  const isSignedIn = viewer !== null;
  const [Outbox, setOutbox] = useState<ComponentType<OutboxOfViewerProps>>();
  useEffect(() => {
    // A page that came from the device is of nobody, and its reader may be a member.
    if (!isSignedIn && sessionToken() === undefined) return;
    Promise.all([import("#features/outbox/ui/outbox-of-viewer.tsx"), needArea("outbox")]).then(
      ([part]) => setOutbox(() => part.OutboxOfViewer),
      ignored,
    );
  }, [isSignedIn]);
  return Outbox && <Outbox accountId={viewer && !viewer.viewing ? viewer.accountId : null} />;
}

/** It did not arrive: what is pressed without a network fails then, and what waits goes out on the next page. */
const ignored = () => undefined;
