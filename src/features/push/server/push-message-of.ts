import type { Notification } from "#features/notifications/notification.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import type { PushMessage } from "#platform/offline/push-message.ts";
import { pushText } from "./push-text.ts";
import type { PushSite } from "./deliver-push.ts";

/** Where what was sent is told. */
const NOTICES_PATH = "/profile?tab=notices";

type Words = Pick<PushSite, "siteName" | "bases">;

/** One opens its page, several the list of what was sent; what leads elsewhere is opened from the bell. */
export async function pushMessageOf(
  site: Words,
  locale: Locale,
  notices: readonly [Notification, ...Notification[]],
): Promise<PushMessage> {
  const [notice, ...more] = notices;
  const isOne = more.length === 0;
  return messageOf(site, locale, {
    body: pushText(await loadMessages(locale, ["server"]), notices),
    tag: isOne ? `notice-${notice["_id"]}` : "notices",
    path: isOne && notice.redirect.startsWith("/") ? notice.redirect : NOTICES_PATH,
  });
}

/** To see whether one arrives. */
export async function tryMessage(site: Words, locale: Locale): Promise<PushMessage> {
  const i18n = await loadMessages(locale, ["server"]);
  const body = i18n._({ id: "push.try", message: "It works: this is how a notification arrives." });
  return messageOf(site, locale, { body, tag: "try", path: NOTICES_PATH });
}

function messageOf(
  { siteName, bases }: Words,
  locale: Locale,
  { body, tag, path }: { body: string; tag: string; path: string },
): PushMessage {
  return { title: siteName, body, tag, url: addressIn(bases[locale], path), lang: languageTag(locale) };
}
