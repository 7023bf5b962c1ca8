import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { Provider } from "../sign-in.ts";
import { LoginBox } from "./login-box.tsx";

type SignInDialogProps = {
  /** A visitor pressed what needs an account, or a session ended on an open page, which must not be left: it may hold something typed. */
  reason: "needed" | "ended";
  providers: readonly Provider[];
  path: string;
  isApp: boolean;
  onClose: () => void;
};

/** The login-required dialog (specification section 2). */
export function SignInDialog({ reason, providers, path, isApp, onClose }: SignInDialogProps) {
  const { t } = useLingui();
  const isEnded = reason === "ended";
  return (
    <Dialog
      isOpen
      title={
        isEnded
          ? t({ id: "login.ended-title", message: "You’ve been logged out" })
          : t({ id: "login.needed-title", message: "Log in to continue" })
      }
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>
          {isEnded ? (
            <Trans id="login.ended">
              Your session is over. Log in again in a new tab: what you typed stays here, and you can send it
              once you’re back.
            </Trans>
          ) : (
            <Trans id="login.needed">
              This needs an account. It takes a moment, then we’ll finish what you started.
            </Trans>
          )}
        </p>
        <LoginBox providers={providers} path={isEnded ? "/login" : path} isApp={isApp} isInNewTab={isEnded} />
      </Stack>
    </Dialog>
  );
}
