import { useLingui } from "@lingui/react/macro";
import { LoginSteps } from "#features/accounts/ui/login-steps.tsx";
import { takeSavesAlong } from "#features/social/take-saves-along.ts";
import { safePath } from "#platform/http/safe-path.ts";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { Route } from "./+types/login.ts";
import { redirect } from "react-router";
import { appContext } from "../app-context.ts";
import { useAppMode } from "./layouts/use-app-mode.ts";
import { useSite } from "./layouts/use-site.ts";
import { PageHead } from "./page-head.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("path");
  const path = safePath(asked);
  // Whoever is logged in goes on to where this would lead: the app's own bar has its profile behind here (specification section 2). The
  // way back from Google or Discord has no such query, but a fragment, which a redirect would take along.
  if (asked !== null && context.get(appContext).viewer.kind === "account" && !path.startsWith("/login"))
    throw redirect(path);
  return { path };
}

/** Logs in, and is where Google and Discord send people back to (contract.md, "Session"). */
export default function Login({ loaderData: { path } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site, viewer } = useSite();
  const isApp = useAppMode();
  const title = t({ id: "login.title", message: "Log in" });
  return (
    <Page isNarrow>
      <PageHead
        isIndexed={false}
        title={title}
        description={t({
          id: "login.description",
          message: "Log in with Google or Discord to save shops, tell what you like and find friends.",
        })}
      />
      <Stack gap={6}>
        <h1>{title}</h1>
        <LoginSteps
          viewer={viewer}
          providers={site.providers}
          path={path}
          isApp={isApp}
          onLogIn={takeSavesAlong}
        />
      </Stack>
    </Page>
  );
}
