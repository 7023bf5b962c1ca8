import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
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

/** A button that opens the form by which a removal is undone, and leads to its field. */
export function RestorePart({ decisionId, what, isOfReset, onRestored }: RestorePartProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const form = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) form.current?.querySelector("textarea")?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={form}>
        <RestoreForm decisionId={decisionId} draft={draft} onType={setDraft} onRestored={onRestored} />
      </div>
    );
  return (
    <div>
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
    </div>
  );
}
