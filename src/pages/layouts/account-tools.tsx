import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link/link.tsx";
import { LANGUAGE_ID } from "./language-dialog.tsx";
import styles from "./top-bar.module.css";
import { useLogOut } from "./use-log-out.ts";
import { useSite } from "./use-site.ts";

/** Visitors without an account load nothing of it. */
const ProfileMenu = lazy(async () => {
  const [part] = await Promise.all([import("#features/accounts/ui/profile-menu.tsx"), needArea("accounts")]);
  return { default: part.ProfileMenu };
});

/** In the bar above every page: who is logged in, or the way to be. */
export function AccountTools() {
  const { viewer } = useSite();
  const onLogOut = useLogOut();
  const login = useLogin();
  if (viewer) {
    return (
      <div className={styles.onlyWide}>
        <Suspense>
          <ProfileMenu viewer={viewer} languageId={LANGUAGE_ID} onLogOut={onLogOut} />
        </Suspense>
      </div>
    );
  }
  if (!login) return null;
  return (
    <Link to={login} rel="nofollow" look="plain" className={classNames(buttonLook("bare"), styles.onlyWide)}>
      <Trans id="nav.login">Log in</Trans>
    </Link>
  );
}

/** The address of the page to log in at, with the way back; undefined where nobody can. */
export function useLogin(): string | undefined {
  const { site, viewer } = useSite();
  const { pathname, search } = useLocation();
  if (viewer || site.providers.length === 0) return undefined;
  if (pathname === "/") return "/login";
  // On the page itself, and on error pages of it, the way back stays what it is.
  return pathname === "/login"
    ? pathname + search
    : `/login?${new URLSearchParams({ path: pathname + search })}`;
}
