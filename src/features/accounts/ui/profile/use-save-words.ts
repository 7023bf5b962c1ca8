import { useLingui } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";

/** What a form says that saves and stays. It has no list of errors: the first wrong field takes the focus. */
export function useSaveWords() {
  const { t } = useLingui();
  const { withoutScript, optional, failed } = useFormWords();
  return {
    withoutScript,
    optional,
    send: t({ id: "profile.save", message: "Save" }),
    saving: t({ id: "profile.saving", message: "Saving…" }),
    saved: t({ id: "profile.saved", message: "Saved" }),
    failed,
    tryAgain: t({ id: "profile.try-again", message: "Try again" }),
  };
}
