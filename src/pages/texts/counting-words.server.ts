import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The words of the choice whether visits are counted, which come with the page: no other text page loads them. */
export const countingWords = (i18n: I18n) => ({
  title: i18n._(msg({ id: "analytics.choice", message: "Your choice" })),
  on: i18n._(msg({ id: "analytics.on", message: "Your visits are counted, without your name." })),
  off: i18n._(msg({ id: "analytics.off", message: "Your visits are not counted." })),
  stop: i18n._(msg({ id: "analytics.stop", message: "Don’t count my visits" })),
  start: i18n._(msg({ id: "analytics.start", message: "Count my visits" })),
});

export type CountingWords = ReturnType<typeof countingWords>;
