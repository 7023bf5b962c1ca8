import * as v from "valibot";
import type { PersonAnswer } from "#features/accounts/person.ts";
import type { NewsType } from "#features/news/news.ts";
import { PRODUCT_FIELDS } from "#features/products/correction.ts";
import { FACT_GROUPS } from "#features/shops/facts.ts";
import type { Locale } from "#platform/i18n/locales.ts";

/** Notices about another person: what the words are the page writes, by the type (specification section 2). */
export const FRIEND_NOTICES = ["friendRequest", "friendAccepted", "requestAccepted"] as const;

export type FriendNotice = (typeof FRIEND_NOTICES)[number];

/** Notices about a shop, product or brand. */
export const ITEM_NOTICES = [
  /** An owner: somebody reviewed what is theirs. */
  "newReview",
  /** A friend wrote a review. */
  "friendReview",
  "reviewApproved",
  "ownerReply",
  /** What somebody wrote was taken away, or a deal, a job or a post of a shop or brand they speak for (specification section 2). */
  "reportNotice",
  "reportDecided",
  "appealDecided",
  "changeDecided",
  /** Whoever said that a shop is theirs. */
  "claimDecided",
  /** Whoever invited a colleague: they said yes. */
  "colleagueJoined",
  /** Whoever spoke for a shop: a colleague, or an admin, ended it. */
  "colleagueEnded",
  /** Whoever speaks for a brand: an admin has approved or refused a deal of it. */
  "dealDecided",
  /** Whoever speaks for an employer: an admin has refused a job of it. */
  "jobDecided",
  /** Whoever wrote to the people who run the site. */
  "ticketReply",
  "priceAlert",
  "backInStock",
  /** Whoever speaks for a shop or brand: a job of it is about to expire. */
  "jobExpiring",
  /** One that brings its own words, and where it leads. */
  "generic",
] as const;

/** Those that tell of another role, or of a claim that somebody waits for: an open page shows what is no longer so. */
export const ROLE_NOTICES: ReadonlySet<string> = new Set<ItemNotice>(["claimDecided", "colleagueEnded"]);

/** Those about a product that somebody likes, in a shop that they follow. They are shown as long as it is so. */
export const ALERTS = ["priceAlert", "backInStock"] as const satisfies readonly ItemNotice[];

export type Alert = (typeof ALERTS)[number];

export type ItemNotice = (typeof ITEM_NOTICES)[number];

/** What can be decided about. */
export type DecidedType =
  | "review"
  | "reply"
  | "photo"
  | "menuImage"
  | "shop"
  | "product"
  | "brand"
  | NewsType
  | "user";

/** What a suggestion was of: facts of a shop by their groups, those of a product one by one. */
export const CHANGED_PARTS = [...FACT_GROUPS, ...PRODUCT_FIELDS, "menu", "menuImage", "newShop"] as const;

export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** Those the server gives. The browser has some of its own (local-notices.ts). */
export const NOTICE_TYPES = [...FRIEND_NOTICES, ...ITEM_NOTICES, "menuUpdate"] as const;

/** In UTC, the month from 1 (contract.md). */
export interface NoticeTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export function noticeTimeOf(at: Date): NoticeTime {
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  };
}

/** As the specification has it (section 3). */
export interface Notification {
  /** Digits, or `menu-…` (menu-notice.ts). */
  _id: string;
  type: (typeof NOTICE_TYPES)[number];
  /** Empty where the page writes the words, by the type. */
  title: string;
  /** Of what was refused: why, in words of whoever decided, where there are any. */
  description: string;
  /** A path of this site, without the prefix of a language; of a generic one also an address elsewhere, with https. */
  redirect: string;
  time: NoticeTime;
  /** That of a menu notice is the business of the browser (seen-menus.ts). */
  seen: boolean;
  /** For how many seconds it is shown, from its `time` on. */
  lifetime: number;
  /** Of a friend notice, and of a friend's review. */
  user?: PersonAnswer;
  /** What it is about: of a menu notice a shop, of an alert a product and a shop, of others at most one of the three. */
  shop?: NoticeItem;
  product?: NoticeItem;
  brand?: NoticeItem;
  /** The rule a decision rests on, or why a suggestion was refused. */
  reason?: string;
  /** What was decided, such as `approved`. */
  outcome?: string;
  /** What was decided about. */
  targetType?: DecidedType;
  /** Of a report about somebody’s profile: whose, where it is still there. Of a shop that was missing and is not taken: what it was called by who suggested it. */
  targetName?: string;
  /** Of `changeDecided`: what was suggested, of all suggestions that were decided alike since the last was seen, and how many these are. */
  changed?: ChangedPart[];
  changeCount?: number;
  /** Of one suggestion: it was an answer with one tap. */
  isAnswer?: boolean;
  /** Of `newReview`: what it says, as far as everybody may read it. */
  review?: ReviewSaid;
  /** Of a job that is about to expire: when it does, ISO 8601. */
  endsAt?: string;
  /** Of `backInStock`: they wait for it near the shop, which they need not follow. */
  isAskedFor?: boolean;
}

/** So much of a review is told. */
export const EXCERPT_LETTERS = 120;

/** How somebody judged, and the beginning of what they wrote. */
export interface ReviewSaid {
  /** In halves of a star, from 1 to 5. */
  overall: number;
  /** May be empty. */
  text: string;
  /** The language of the text. */
  locale: Locale;
}

export interface NoticeItem {
  _id: string;
  url: string;
  name: string;
}

/** What an item notice says besides. */
export interface NoticeDetails {
  /** The rule a decision rests on, such as `fake`. */
  reason?: string;
  /** What was decided. */
  outcome?: "approved" | "rejected" | "removed" | "kept" | "restored" | "withdrawn" | "suspended" | "lifted";
  /** The decision that can be appealed: the notice leads to its page. */
  decisionId?: number;
  /** What was decided about. */
  targetType?: DecidedType;
  /** What was suggested, and in how many suggestions. */
  changed?: ChangedPart[];
  changeCount?: number;
  /** It was an answer with one tap. */
  isAnswer?: boolean;
  /** Of a generic one, in the language of the recipient; written by the site, and never by somebody. */
  title?: string;
  description?: string;
  redirect?: string;
  /** Of `dealDecided`: which, for the way to its editor. */
  dealId?: number;
  /** Of `jobDecided`, in the same way. */
  jobId?: number;
  /** Of a job that is about to expire: the slug of its page, and when it does, ISO 8601. */
  jobSlug?: string;
  endsAt?: string;
  /** Of `backInStock`: they wait for it near the shop, which they need not follow. */
  isAskedFor?: boolean;
  /** Of a price alert: what a gram costs, or the least of it. Nobody is told of it any more once it costs more. */
  cents?: number;
}

/** How many are shown. */
export const MOST_NOTICES = 50;

/** For how long a notice is kept (security.md section 5.3). */
export const NOTICE_DAYS = 180;

const PAGES = { user: "/user", shop: "/coffeeshop", brand: "/brand" } as const;

/** Where a notice leads: never an address that somebody wrote (security.md A4). */
export function redirectTo(page: keyof typeof PAGES, slug: string): string {
  return `${PAGES[page]}/${encodeURIComponent(slug)}`;
}

/** Longer ones name nothing. */
const MOST_LETTERS = 100;

export const readForm = v.strictObject({
  notificationId: v.pipe(
    v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_LETTERS)), v.number()], "Must be an id"),
    v.transform(String),
    v.description("Its `_id`"),
  ),
});
