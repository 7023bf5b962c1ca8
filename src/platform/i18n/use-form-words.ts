import { useLingui } from "@lingui/react/macro";

/** What every form says, for `Form` of the design system, and `optional` for fields; here because forms of every kind have them. */
export function useFormWords() {
  const { t } = useLingui();
  return {
    send: t({ id: "form.send", message: "Send" }),
    failed: t({
      id: "form.failed",
      message: "This wasn’t sent, but nothing is lost. Please try again in a moment.",
    }),
    refused: t({ id: "form.refused", message: "Please check this again" }),
    withoutScript: t({ id: "form.no-script", message: "This form needs JavaScript." }),
    optional: t({ id: "form.optional", message: "(optional)" }),
  };
}
