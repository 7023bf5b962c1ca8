import { useLingui } from "@lingui/react/macro";
import { unknownError } from "../errors/error-texts.ts";

/** What every form says, for `Form` of the design system, and `optional` for fields; here because forms of every kind have them. */
export function useFormWords() {
  const { t, i18n } = useLingui();
  const error = i18n._(unknownError);
  return {
    send: t({ id: "form.send", message: "Send" }),
    // Where the server gave no reason (specification section 8); what was typed stays.
    failed: t({ id: "form.failed", message: `${error}, but nothing is lost. Please try again in a moment.` }),
    offline: t({
      id: "form.offline",
      message:
        "You’re offline, so this wasn’t sent. What you typed stays here; send it once you’re online again.",
    }),
    refused: t({ id: "form.refused", message: "Please check this again" }),
    withoutScript: t({ id: "form.no-script", message: "This form needs JavaScript." }),
    optional: t({ id: "form.optional", message: "(optional)" }),
  };
}
