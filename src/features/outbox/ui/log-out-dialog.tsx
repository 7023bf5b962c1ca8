import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

type LogOutDialogProps = { count: number; onAnswer: (mayLogOut: boolean) => void };

/** Asks whoever logs out while something was not sent yet: it goes with the session. */
export function LogOutDialog({ count, onAnswer }: LogOutDialogProps) {
  const { t } = useLingui();
  const stay = () => onAnswer(false);
  return (
    <Dialog
      isOpen
      title={t({ id: "outbox.leave.title", message: "Log out, and throw away what wasn’t sent?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={stay}
      footer={
        <>
          <Button kind="danger" onClick={() => onAnswer(true)}>
            <Trans id="outbox.leave.yes">Log out</Trans>
          </Button>
          <Button kind="quiet" onClick={stay}>
            <Trans id="outbox.leave.no">Stay logged in</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          id="outbox.leave.what"
          value={count}
          one="# thing is still on this device only. Nothing of yours stays here once you’ve logged out."
          other="# things are still on this device only. Nothing of yours stays here once you’ve logged out."
        />
      </p>
    </Dialog>
  );
}
