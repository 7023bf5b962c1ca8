import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { RemoveDialog } from "#features/dashboard/ui/editor/remove-dialog.tsx";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { AnswerToEdit } from "../../standard-answer.ts";

/** Asks first: a text in nine languages is not typed again in a moment. */
export function RemoveAnswer({ answer }: { answer: AnswerToEdit }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Cluster>
      <Button
        kind="bare"
        icon={<Icon glyph={DeleteGlyph} />}
        disabled={!isHydrated}
        onClick={() => setRemoving(true)}
      >
        <Trans id="answer-editing.remove">Delete</Trans>
      </Button>
      {isRemoving && (
        <RemoveDialog
          list="answers"
          item={answer}
          title={t({ id: "answer-editing.remove.title", message: "Delete this standard answer for good?" })}
          onClose={() => setRemoving(false)}
        >
          <p>
            <Trans id="answer-editing.remove.text">
              Its text in all languages is gone, and can’t be brought back. What was answered with it stays.
            </Trans>
          </p>
        </RemoveDialog>
      )}
    </Cluster>
  );
}
