import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The title of the page of saved shops, and where they are. */
export const savedHead = (i18n: I18n) => ({
  title: i18n._(msg({ id: "saved.title", message: "Saved shops" })),
  description: i18n._(
    msg({
      id: "saved.description",
      message: "The shops that you saved stay on this device. Once you log in they come along.",
    }),
  ),
  needsScript: i18n._(msg({ id: "saved.no-script", message: "To read them your browser needs JavaScript." })),
});
