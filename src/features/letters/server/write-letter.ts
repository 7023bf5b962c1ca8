import type { I18n } from "@lingui/core";
import type { NoticeClass } from "#features/notifications/notice-class.ts";
import type { Notification } from "#features/notifications/notification.ts";
import { unsubscribeAddress } from "#features/newsletter/server/letter-tokens.ts";
import type { NewsletterMail } from "#features/newsletter/server/send-newsletter-letter.ts";
import { classesOf, pushText } from "#features/push/server/push-text.ts";
import type { Database } from "#platform/database/database.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { letter } from "#platform/mail/letter.server.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import type { LetterKind } from "../letter-settings.ts";
import { type LetterItem, newsOfFollower } from "./news-of-follower.ts";
import { noticesOfLetter, unreadNotices } from "./notices-of-letter.ts";

/** Where letters are chosen, and told. */
const SETTINGS_PATH = "/profile?tab=notices";

/** A letter that is about to be sent, with what its reader wants by now. */
export interface LetterToWrite {
  accountId: number;
  kind: LetterKind;
  email: string;
  locale: Locale;
  noticeIds: number[];
  since: Date | null;
  classes: NoticeClass[];
  digest: "none" | "daily" | "weekly";
}

export interface WrittenLetter {
  mail: Omit<Mail, "id">;
  /** What it tells of. */
  classes: NoticeClass[];
  newsCount: number;
}

interface Told extends Pick<WrittenLetter, "classes" | "newsCount"> {
  subject: string;
  blocks: (string | MarkdownBlock)[];
  why: string;
}

/** Writes a letter in the language of its reader; null where there is nothing to tell. The subject says nothing that others should not read. */
export async function writeLetter(
  database: Database,
  asked: LetterToWrite,
  { siteName, bases, now }: Pick<NewsletterMail, "siteName" | "bases"> & { now: Date },
): Promise<WrittenLetter | null> {
  const { locale, kind, email: to } = asked;
  const i18n = await loadMessages(locale, ["server"]);
  const told = await {
    notices: () => toldNotices(database, i18n, { ...asked, siteName }),
    digest: () => toldDigest(database, i18n, { ...asked, siteName, now }),
    try: () => toldTry(i18n, siteName),
  }[kind]();
  if (told === null) return null;
  const { subject, blocks, why, classes, newsCount } = told;
  const base = bases[locale];
  const unsubscribe =
    kind === "try" ? undefined : await unsubscribeAddress(database, { ...asked, base }, kind);
  const links = [
    ...(unsubscribe
      ? [{ words: i18n._({ id: "letters.end", message: "Unsubscribe" }), href: unsubscribe }]
      : []),
    { words: i18n._({ id: "letters.choose", message: "Choose what you get" }), href: SETTINGS_PATH },
  ];
  const written = letter(i18n, { siteName, base }, { subject, blocks, footer: { why, links } });
  return { mail: { to, ...written, ...(unsubscribe && { unsubscribe }) }, classes, newsCount };
}

/** Names of places and products, but of no person, not even in an address: what a letter says is read over one’s shoulder. */
function itemOf(i18n: I18n, notice: Notification): LetterItem {
  const { redirect, shop, product, brand } = notice;
  return {
    words: pushText(i18n, [notice]),
    path: pathOf(redirect),
    place: (product ?? shop ?? brand)?.name,
  };
}

function pathOf(redirect: string): string {
  if (redirect.startsWith("/user/")) return "/profile?tab=friends";
  return redirect.startsWith("/") ? redirect : SETTINGS_PATH;
}

function listOf(items: readonly LetterItem[]): MarkdownBlock {
  return {
    kind: "list",
    isOrdered: false,
    items: items.map(({ words, path, place }) => [
      { kind: "paragraph", inlines: [{ kind: "link", href: path, inlines: [words] }] },
      ...(place === undefined ? [] : [{ kind: "paragraph" as const, inlines: [place] }]),
    ]),
  };
}

async function toldNotices(
  database: Database,
  i18n: I18n,
  { siteName, ...asked }: LetterToWrite & { siteName: string },
): Promise<Told | null> {
  const notices = await noticesOfLetter(database, asked);
  if (notices.length === 0) return null;
  return {
    // One that names nobody is what a locked phone may show as well.
    subject: i18n._({
      id: "letters.notices.subject",
      message: "{siteName}: {news}",
      values: { siteName, news: pushText(i18n, notices) },
    }),
    blocks: [
      i18n._({ id: "letters.notices.text", message: "This is new for you:" }),
      listOf(notices.map((notice) => itemOf(i18n, notice))),
    ],
    why: i18n._({
      id: "letters.notices.why",
      message: "You get this because you chose notifications by mail on {siteName}.",
      values: { siteName },
    }),
    classes: classesOf(notices),
    newsCount: notices.length,
  };
}

async function toldDigest(
  database: Database,
  i18n: I18n,
  { accountId, locale, since, digest, siteName, now }: LetterToWrite & { siteName: string; now: Date },
): Promise<Told | null> {
  if (since === null || digest === "none") return null;
  const [notices, news] = await Promise.all([
    unreadNotices(database, { accountId, since }),
    newsOfFollower(database, { accountId, locale, since, now }),
  ]);
  const parts = [
    {
      title: i18n._({ id: "letters.digest.notices", message: "Waiting under the bell" }),
      items: notices.map((notice) => itemOf(i18n, notice)),
    },
    {
      title: i18n._({ id: "letters.digest.menus", message: "Menus that changed" }),
      items: news.menus,
    },
    { title: i18n._({ id: "letters.digest.deals", message: "New deals" }), items: news.deals },
    { title: i18n._({ id: "letters.digest.posts", message: "What the shops write" }), items: news.posts },
  ].filter(({ items }) => items.length > 0);
  if (parts.length === 0) return null;
  const values = { siteName };
  return {
    subject: i18n._({
      id: "letters.digest.subject",
      message: "{siteName}: your letter with the news",
      values,
    }),
    blocks: [
      digest === "daily"
        ? i18n._({ id: "letters.digest.daily", message: "This is new since yesterday:" })
        : i18n._({ id: "letters.digest.weekly", message: "This is new since last week:" }),
      ...parts.flatMap(({ title, items }): MarkdownBlock[] => [
        { kind: "heading", level: 2, id: null, inlines: [title] },
        listOf(items),
      ]),
    ],
    why: i18n._({
      id: "letters.digest.why",
      message: "You get this because you chose a letter with the news on {siteName}.",
      values,
    }),
    classes: classesOf(notices),
    newsCount: parts.reduce((sum, { items }) => sum + items.length, 0),
  };
}

async function toldTry(i18n: I18n, siteName: string): Promise<Told> {
  const values = { siteName };
  return {
    subject: i18n._({ id: "letters.try.subject", message: "{siteName}: it works", values }),
    blocks: [i18n._({ id: "letters.try.text", message: "This is how a letter from us arrives." })],
    why: i18n._({
      id: "letters.try.why",
      message: "You get this because you asked for one to try on {siteName}.",
      values,
    }),
    classes: [],
    newsCount: 0,
  };
}
