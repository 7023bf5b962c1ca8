/** A notice that the browser gives by itself (specification section 4); its words are the page's. */
export interface LocalNotice {
  /** Begins with `local`. */
  _id: string;
  type: "respUse" | "getApp";
  redirect: string;
  seen: boolean;
  /** For how many seconds its cookie remembers that it was seen. */
  lifetime: number;
}

interface Browser {
  hasCookie: (name: string) => boolean;
  /** The page is shown by the installed app. */
  isApp: boolean;
}

/**
 * Those that are due: the first until it was seen, which is remembered for a year; the second wherever there is no app, and seen for
 * three days.
 */
export function dueLocalNotices({ hasCookie, isApp }: Browser): LocalNotice[] {
  const due: LocalNotice[] = [];
  const isSeen = (id: string) => hasCookie(seenCookieOf(id));
  if (!isSeen("local-respUse"))
    due.push({
      _id: "local-respUse",
      type: "respUse",
      redirect: "/responsible-use",
      seen: false,
      lifetime: 31_536_000,
    });
  if (!isApp)
    due.push({
      _id: "local-getApp",
      type: "getApp",
      redirect: "/app",
      seen: isSeen("local-getApp"),
      lifetime: 259_200,
    });
  return due;
}

/** The cookie by which the browser remembers that it was seen; its Max-Age is the `lifetime`. */
export function seenCookieOf(id: string): string {
  return `seen-${id}`;
}
