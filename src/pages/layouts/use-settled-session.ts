import { useCallback, useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { settleSession } from "#features/accounts/settle-session.ts";
import { contestedTokens, SESSION_ENDED, sessionToken } from "#platform/session-token.ts";
import { useAddress } from "#ui/link/use-address.ts";
import { useSite } from "./use-site.ts";

/**
 * Looks at every page whether the token of this browser is still that of the cookie: a copy whose cookie is gone is forgotten, and
 * where the two differ it is settled who is here. `onEnded` is called when a call was refused because the session is over.
 */
export function useSettledSession(onEnded: () => void): void {
  const { cookieDomain } = useSite().site;
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const login = useAddress("/login");
  const here = pathname + search;
  const isNewDocument = useRef(true);
  const isSettling = useRef(false);

  const settle = useCallback(async () => {
    if (isSettling.current) return;
    isSettling.current = true;
    const isNew = isNewDocument.current;
    const done = await settleSession(cookieDomain).catch(() => undefined);
    isSettling.current = false;
    if (done === "loggedOut") {
      location.replace(`${login}?${new URLSearchParams({ path: here })}#problem=contested`);
    } else if (done === "taken") {
      // An open page may hold something typed; a new one began its calls without a token.
      if (isNew) location.reload();
      else await revalidate();
    }
  }, [cookieDomain, here, login, revalidate]);

  useEffect(() => {
    sessionToken();
    if (contestedTokens()) void settle();
    isNewDocument.current = false;
  }, [here, settle]);

  useEffect(() => {
    const hear = () => (contestedTokens() ? void settle() : onEnded());
    window.addEventListener(SESSION_ENDED, hear);
    return () => window.removeEventListener(SESSION_ENDED, hear);
  }, [settle, onEnded]);
}
