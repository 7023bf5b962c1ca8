import { useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LanguageLinks } from "./language-links.tsx";

/** The dialog behind every language button. */
export function LanguageChooser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      title={t({ id: "language.title", message: "Choose your language" })}
      onClose={onClose}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
    >
      <LanguageLinks />
    </Dialog>
  );
}
