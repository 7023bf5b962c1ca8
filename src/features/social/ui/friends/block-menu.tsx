import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { MoreGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { FoldOut } from "#ui/link-menu/fold-out.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { setBlock } from "../../friend-calls.ts";
import styles from "./person-page.module.css";
import { useFriendFailure } from "./use-friend-failure.ts";

type BlockMenuProps = { person: { id: number; name: string }; onBlocked: () => void };

/** What one seldom does with a person: blocking them, after a question. */
export function BlockMenu({ person: { id, name }, onBlocked }: BlockMenuProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FoldOut
        summaryClass={buttonLook("bare", false, styles.more)}
        summary={
          <>
            <Icon glyph={MoreGlyph} />
            <VisuallyHidden>{t({ id: "person.more", message: `More options for ${name}` })}</VisuallyHidden>
          </>
        }
      >
        <div className={styles.menu}>
          <button type="button" className={styles.choice} onClick={() => setIsAsking(true)}>
            {t({ id: "person.block", message: `Block ${name}` })}
          </button>
        </div>
      </FoldOut>
      {isAsking && (
        <BlockDialog id={id} name={name} onBlocked={onBlocked} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

type BlockDialogProps = { id: number; name: string; onBlocked: () => void; onClose: () => void };

function BlockDialog({ id, name, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  const [state, setState] = useState<{ isBusy: boolean; failure?: unknown }>({ isBusy: false });
  const mistake = useFriendFailure(state.failure);

  async function block() {
    setState({ isBusy: true });
    try {
      await setBlock(id, true);
    } catch (failure) {
      return setState({ isBusy: false, failure });
    }
    // The loaders are not asked again: for the two of them the page is gone.
    onClose();
    onBlocked();
  }

  return (
    <Dialog
      isOpen
      title={t({ id: "person.block.title", message: `Block ${name}?` })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={state.isBusy} onClick={() => void block()}>
            <Trans id="person.block.yes">Block</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="person.block.no">Don’t block</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="person.block.what">
          You won’t be friends any more, and neither of you can find the other. They aren’t told. You can undo
          it on your profile, under Privacy.
        </Trans>
      </p>
      <LiveRegion>{mistake && <Notice tone="problem">{mistake}</Notice>}</LiveRegion>
    </Dialog>
  );
}
