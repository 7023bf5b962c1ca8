import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The title of the page of the pocket: what is in it is known on the device alone. */
export const pocketHead = (i18n: I18n) => ({
  title: i18n._(msg({ id: "pocket.title", message: "In your pocket" })),
  description: i18n._(
    msg({
      id: "pocket.description",
      message:
        "Cities that you have taken along work without a network: which shop is open, who gets in, how to walk there.",
    }),
  ),
  needsScript: i18n._(
    msg({ id: "pocket.no-script", message: "To take a city along your browser needs JavaScript." }),
  ),
});
