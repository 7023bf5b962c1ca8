import { useLingui } from "@lingui/react/macro";
import { PageDialog } from "#ui/dialog/page-dialog.tsx";
import { LanguageLinks } from "./language-links.tsx";

/** The id of the dialog, for every language button: the bar's, the menu's and that of the age question. */
export const LANGUAGE_ID = "language";

/** The languages, a row each; without JavaScript too. */
export function LanguageDialog() {
  const { t } = useLingui();
  return (
    <PageDialog
      id={LANGUAGE_ID}
      title={t({ id: "language.title", message: "Choose your language" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
    >
      <LanguageLinks isInRows />
    </PageDialog>
  );
}
