import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What `/app` says before its text: with the page, because its catalogue is that of all texts. */
export interface InstallWords {
  install: string;
  inApp: string;
  installed: string;
  dismissed: string;
}

export function installWordsOf(i18n: I18n): InstallWords {
  return {
    install: i18n._(msg({ id: "app.install", message: "Install the app" })),
    inApp: i18n._(msg({ id: "app.in-app", message: "You’re in the app." })),
    installed: i18n._(
      msg({
        id: "app.installed",
        message: "The app is installed. You’ll find its icon where your other apps are.",
      }),
    ),
    dismissed: i18n._(
      msg({
        id: "app.dismissed",
        message: "Not installed. You can still do it by hand, as described below.",
      }),
    ),
  };
}
