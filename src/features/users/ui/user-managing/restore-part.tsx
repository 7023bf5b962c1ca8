import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { RestoreForm } from "./restore-form.tsx";

type RestorePartProps = {
  decisionId: string;
  /** What was removed, for whoever hears the button alone. */
  what: string;
  /** It reset a profile. */
  isOfReset?: boolean;
  onRestored: () => Promise<void>;
};

/** A button that opens the form by which a removal is undone, leads to its field, and takes the focus back where nothing is sent. */
export function RestorePart({ decisionId, what, isOfReset = false, onRestored }: RestorePartProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  /** Undefined until the button was pressed. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const [draft, setDraft] = useState("");
  const part = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen !== undefined)
      part.current?.querySelector<HTMLElement>(isOpen ? "textarea" : "button")?.focus();
  }, [isOpen]);
  return (
    <div ref={part}>
      {isOpen ? (
        <Stack gap={3}>
          <RestoreForm
            decisionId={decisionId}
            isOfReset={isOfReset}
            draft={draft}
            onType={setDraft}
            onRestored={onRestored}
          />
          <div>
            <Button kind="bare" onClick={() => setIsOpen(false)}>
              <Trans id="user-managing.restore.leave">Leave it as it is</Trans>
            </Button>
          </div>
        </Stack>
      ) : (
        <Button
          kind="quiet"
          disabled={!isHydrated}
          aria-label={
            isOfReset
              ? t({ id: "user-managing.restore-reset-named", message: `Undo the reset: ${what}` })
              : t({ id: "user-managing.restore-named", message: `Undo the removal: ${what}` })
          }
          onClick={() => setIsOpen(true)}
        >
          {isOfReset ? (
            <Trans id="user-managing.restore-reset">Undo the reset</Trans>
          ) : (
            <Trans id="user-managing.restore">Undo the removal</Trans>
          )}
        </Button>
      )}
    </div>
  );
}
