import type { I18n } from "@lingui/core";
import { CLASS_OF_TYPE, type NoticeClass } from "#features/notifications/notice-class.ts";
import type { Notification } from "#features/notifications/notification.ts";

export function classesOf(notices: readonly Notification[]): NoticeClass[] {
  return [...new Set(notices.map(({ type }) => CLASS_OF_TYPE[type]).filter((of) => of !== null))];
}

/** What stands on a locked screen that others see: neither a name nor what it is about (product.md section 14). */
export function pushText(i18n: I18n, notices: readonly Notification[]): string {
  if (notices.length > 1)
    return i18n._({
      id: "push.several",
      message: "{count, plural, one {# piece of news} other {# pieces of news}}",
      values: { count: notices.length },
    });
  const [of] = classesOf(notices);
  switch (of) {
    case "menus":
    case "prices":
      return i18n._({ id: "push.place", message: "News from a place you follow" });
    case "answers":
      return i18n._({ id: "push.answer", message: "An answer to you" });
    case "decisions":
      return i18n._({ id: "push.decision", message: "News of what you sent in" });
    case "friends":
      return i18n._({ id: "push.friend", message: "News from a friend" });
    case "business":
      return i18n._({ id: "push.business", message: "News about your page" });
    default:
      throw new Error("Nothing of this class is pushed");
  }
}
