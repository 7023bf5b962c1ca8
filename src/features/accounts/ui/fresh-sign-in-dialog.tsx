import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SIGN_IN_AGAIN } from "../call-refusals.ts";
import type { Provider } from "../sign-in.ts";
import { LoginBox } from "./login-box.tsx";

/** How this browser can sign in again. */
export interface WaysToSignIn {
  providers: readonly Provider[];
  isApp: boolean;
  /** Where to go on afterwards, without its language. */
  path: string;
}

/** Whether a call was refused because the last sign-in was too long ago. */
export function needsFreshSignIn(failure: unknown): boolean {
  return SIGN_IN_AGAIN.in(failure) !== undefined;
}

/** Says why somebody who is signed in has to do it again, and leads back to where they were (security.md A5). */
export function FreshSignInDialog({ ways, onClose }: { ways: WaysToSignIn; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t({ id: "profile.fresh.title", message: "Log in again first" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>
          <Trans id="profile.fresh">
            Your last login was more than ten minutes ago. So that nobody does this on a phone you left lying
            about, log in once more; you’ll come back here.
          </Trans>
        </p>
        <LoginBox {...ways} />
      </Stack>
    </Dialog>
  );
}
