import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

type UnfriendDialogProps = { name: string; onRemove: () => void; onClose: () => void };

/** Asks before a friendship ends, which a press alone would do. */
export function UnfriendDialog({ name, onRemove, onClose }: UnfriendDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t({ id: "friends.end.title", message: `Remove ${name} from your friends?` })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" onClick={onRemove}>
            <Trans id="friends.end.yes">Remove</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="friends.end.no">Stay friends</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="friends.end.what">They aren’t told. To be friends again, one of you has to ask.</Trans>
      </p>
    </Dialog>
  );
}
