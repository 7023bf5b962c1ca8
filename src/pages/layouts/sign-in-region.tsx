import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { forgetAct, type PendingAct, rememberAct } from "#features/accounts/pending-act.ts";
import { SignInContext } from "#features/accounts/ui/sign-in-context.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { SESSION_KEY, sessionToken } from "#platform/session-token.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { useAppMode } from "./use-app-mode.ts";
import { useSettledSession } from "./use-settled-session.ts";
import { useSite } from "./use-site.ts";

const SignInDialog = pressedPart(async () => {
  const [part] = await Promise.all([
    import("#features/accounts/ui/sign-in-dialog.tsx"),
    needArea("accounts"),
  ]);
  return part.SignInDialog;
});

/** Around all pages: what on them needs an account can ask for it, and a session that ended is told of in place. */
export function SignInRegion({ children }: { children: ReactNode }) {
  const { site, viewer } = useSite();
  const isApp = useAppMode();
  const { pathname, search } = useLocation();
  const [reason, setReason] = useState<"needed" | "ended" | null>(null);

  const ask = useCallback((act: PendingAct) => {
    rememberAct(act);
    setReason("needed");
  }, []);

  useSettledSession(useCallback(() => setReason("ended"), []));

  useEffect(() => {
    // Signed in again in another tab.
    const close = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) setReason(null);
    };
    window.addEventListener("storage", close);
    return () => window.removeEventListener("storage", close);
  }, []);

  // A page that the browser kept whole may be of somebody who has logged in or out since.
  const isMember = viewer !== null;
  useEffect(() => {
    const compare = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (sessionToken() !== undefined) !== isMember) location.reload();
    };
    window.addEventListener("pageshow", compare);
    return () => window.removeEventListener("pageshow", compare);
  }, [isMember]);

  function close() {
    setReason(null);
    forgetAct();
  }

  return (
    <SignInContext value={ask}>
      {children}
      {reason && (
        <SignInDialog
          reason={reason}
          providers={site.providers}
          path={pathname + search}
          isApp={isApp}
          onClose={close}
          onMissing={close}
        />
      )}
    </SignInContext>
  );
}
