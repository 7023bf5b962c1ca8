import { type ComponentType, useEffect, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { sessionToken } from "#platform/session-token.ts";
import { useSite } from "./use-site.ts";

/** What members do without a network waits on their device and is sent later (docs/decisions/0072). Visitors load nothing of it. */
export function MembersOutbox() {
  const isSignedIn = useSite().viewer !== null;
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    // A page that came from the device is of nobody, and its reader may be a member.
    if (!isSignedIn && sessionToken() === undefined) return;
    Promise.all([import("./members-part.tsx"), needArea("outbox")]).then(
      ([part]) => setPart(() => part.MembersPart),
      ignored,
    );
  }, [isSignedIn]);
  return Part && <Part />;
}

/** It did not arrive: what is pressed without a network fails then, and what waits goes out on the next page. */
const ignored = () => undefined;
