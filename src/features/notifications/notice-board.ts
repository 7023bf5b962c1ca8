import type { LocalNotice } from "./local-notices.ts";
import { FRIEND_NOTICES, type NoticeItem, type NoticeTime, type Notification } from "./notification.ts";

/** `requestDeclined` is a request that was declined here, until the list is read again. */
type NoticeType = Notification["type"] | LocalNotice["type"] | "requestDeclined";

/** A notice as the page shows it. */
export interface Notice {
  id: string;
  type: NoticeType;
  /** Empty where the page has the words. */
  title: string;
  description: string;
  redirect: string;
  /** In milliseconds; null for one that the browser gives by itself. */
  at: number | null;
  seen: boolean;
  /** Whom it is about. */
  user?: { id: string; name: string; thumbnail: string };
  /** The shop, product or brand it is about: its kind, its name and the path of its page. */
  itemKind?: "shop" | "product" | "brand";
  itemName?: string;
  itemPath?: string;
  /** Of a product: the shop that sells it. */
  shopName?: string;
  /** The rule a decision rests on, and what was decided. */
  reason?: string;
  outcome?: string;
  /** Of a decision: about what. */
  targetType?: Notification["targetType"];
  /** Of a report about a profile: whose. Of a shop that is not taken: what it was to be called. */
  targetName?: string;
  /** Of a suggestion: of what. */
  changed?: Notification["changed"];
  /** How many suggestions these were. */
  changeCount?: number;
  /** It was an answer with one tap. */
  isAnswer?: boolean;
  /** What a new review says. */
  review?: Notification["review"];
  /** Of a job that is about to expire, ISO 8601. */
  endsAt?: string;
  isAskedFor?: boolean;
  /** Of one that the browser gives by itself: for how many seconds it stays seen. */
  lifetime?: number;
}

/** One of the server. */
export function noticeOf(notification: Notification): Notice {
  const { _id: id, type, title, description, redirect, time, seen, user, reason, outcome } = notification;
  const {
    shop,
    product,
    brand,
    targetType,
    targetName,
    changed,
    changeCount,
    isAnswer,
    review,
    endsAt,
    isAskedFor,
  } = notification;
  const item = product ?? shop ?? brand;
  return {
    id,
    type,
    title,
    description,
    redirect,
    at: momentOf(time),
    seen,
    ...(user && { user: personOf(user) }),
    ...(item && { itemKind: kindOf(notification), itemName: item.name, itemPath: pathOf(notification) }),
    ...(product && shop && { shopName: shop.name }),
    ...(reason !== undefined && { reason }),
    ...(outcome !== undefined && { outcome }),
    ...(targetType !== undefined && { targetType }),
    ...(targetName !== undefined && { targetName }),
    ...(changed !== undefined && { changed }),
    ...(changeCount !== undefined && { changeCount }),
    ...(isAnswer && { isAnswer }),
    ...(review && { review }),
    ...(endsAt !== undefined && { endsAt }),
    ...(isAskedFor && { isAskedFor }),
  };
}

function kindOf({ product, shop }: Notification): NonNullable<Notice["itemKind"]> {
  if (product) return "product";
  return shop ? "shop" : "brand";
}

/** Of a product its type is no part of what is told: the list of all leads on to it. */
function pathOf({ shop, product, brand }: Notification): string | undefined {
  const at = (folder: string, { url }: NoticeItem) => `/${folder}/${encodeURIComponent(url)}`;
  if (product) return at("products", product);
  if (shop) return at("coffeeshop", shop);
  return brand && at("brand", brand);
}

function personOf({ _id: id, name, thumbnail }: NonNullable<Notification["user"]>) {
  return { id, name, thumbnail };
}

/** One that the browser gives by itself. */
export function ownNotice({ _id: id, ...local }: LocalNotice): Notice {
  return { ...local, id, title: "", description: "", at: null };
}

function momentOf({ year, month, day, hour, minute }: NoticeTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** What this document knows of the notices. Everything that shows them or their number reads it. */
export interface NoticeBoard {
  /** The latest first; null until the server has answered. Always null for visitors without an account. */
  told: readonly Notice[] | null;
  local: readonly Notice[];
  /** Seen here, whether the server knows it already or not. */
  seenIds: ReadonlySet<string>;
  /** Of what happened, those that were unseen when they were shown: marked until the panel closes or is refreshed. */
  newIds: ReadonlySet<string>;
  /** The latest one that came while the page was open. */
  arrived: Notice | null;
  /** When `told` was read, in milliseconds. */
  updatedAt: number | null;
  isLoading: boolean;
  hasFailed: boolean;
}

export function emptyBoard(local: readonly Notice[]): NoticeBoard {
  return {
    told: null,
    local,
    seenIds: new Set(),
    newIds: new Set(),
    arrived: null,
    updatedAt: null,
    isLoading: false,
    hasFailed: false,
  };
}

export type BoardChange =
  | { type: "loading" }
  | { type: "loaded"; told: readonly Notice[]; at: number }
  | { type: "failed" }
  /** One was announced. */
  | { type: "arrived"; notice: Notice }
  /** Shown to the reader. */
  | { type: "seen"; ids: readonly string[] }
  /** What was shown is new no longer; these of the browser's own are still due. */
  | { type: "settled"; local: readonly Notice[] }
  /** The reader has answered a request. */
  | { type: "answered"; id: string; as: "requestAccepted" | "requestDeclined" };

export function changeBoard(board: NoticeBoard, change: BoardChange): NoticeBoard {
  switch (change.type) {
    case "loading":
      return { ...board, isLoading: true };
    case "failed":
      return { ...board, isLoading: false, hasFailed: true };
    case "loaded": {
      const { told, at } = change;
      const fresh = board.told && told.find((notice) => !notice.seen && !isKnown(board, notice));
      return {
        ...board,
        told,
        updatedAt: at,
        arrived: fresh || board.arrived,
        isLoading: false,
        hasFailed: false,
      };
    }
    case "arrived": {
      const { notice } = change;
      const others = (board.told ?? []).filter((one) => !isReplacedBy(one, notice));
      return { ...board, told: [notice, ...others], arrived: notice.seen ? board.arrived : notice };
    }
    case "seen": {
      const { ids } = change;
      const news = ids.filter((id) => !board.local.some((own) => own.id === id));
      return {
        ...board,
        seenIds: new Set([...board.seenIds, ...ids]),
        newIds: new Set([...board.newIds, ...news]),
      };
    }
    case "settled":
      return { ...board, newIds: new Set(), local: change.local };
    case "answered": {
      const { id, as } = change;
      return {
        ...board,
        told: board.told?.map((one) => (one.id === id ? { ...one, type: as } : one)) ?? null,
      };
    }
  }
}

function isKnown({ told }: NoticeBoard, { id }: Notice): boolean {
  return told?.some((known) => known.id === id) ?? false;
}

/** Of what stands between two people there is one notice: the latest. */
function isReplacedBy(old: Notice, notice: Notice): boolean {
  return (
    old.id === notice.id || (isOfFriends(old) && isOfFriends(notice) && old.user?.id === notice.user?.id)
  );
}

function isOfFriends({ type }: Notice): boolean {
  return type === "requestDeclined" || (FRIEND_NOTICES as readonly string[]).includes(type);
}

/** In the order of the panel: what happened, the latest first, and then what the house tells everybody. */
export function noticesOf({ told, local }: NoticeBoard): Notice[] {
  return [...(told ?? []), ...local];
}

export function unseenOf(board: NoticeBoard): Notice[] {
  return noticesOf(board).filter(({ id, seen }) => !seen && !board.seenIds.has(id));
}

/** What the bell counts, decisions about one shop in one go once. The browser's own tell nobody that something happened: they have no number. */
export function unseenCountOf(board: NoticeBoard): number {
  return groupsOf(unseenOf(board).filter(({ at }) => at !== null)).length;
}

/** Decisions about one shop or product within it are one piece of news. */
const ONE_GO_MS = 60 * 60_000;

/** The notices in rows: decisions about the suggestions for one shop or product, made in one go, share one. */
export function groupsOf(notices: readonly Notice[]): [Notice, ...Notice[]][] {
  const groups: [Notice, ...Notice[]][] = [];
  for (const notice of notices) {
    const group = groups.find(([first]) => isOfOneGo(first, notice));
    if (group) group.push(notice);
    else groups.push([notice]);
  }
  return groups;
}

function isOfOneGo(one: Notice, other: Notice): boolean {
  const areDecisions = one.type === "changeDecided" && other.type === "changeDecided";
  const isSameItem = one.itemPath !== undefined && one.itemPath === other.itemPath;
  return areDecisions && isSameItem && Math.abs((one.at ?? 0) - (other.at ?? 0)) <= ONE_GO_MS;
}

/** The highest number among them, which an event stream goes on after; 0 without any, undefined while the list is not known. */
export function lastNumber({ told }: NoticeBoard): string | undefined {
  if (!told) return undefined;
  const numbers = told.filter(({ id }) => isNumber(id)).map(({ id }) => Number(id));
  return String(Math.max(0, ...numbers));
}

/** Of those that the server keeps; menus and the browser's own have names. */
export function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** Holds the board of a document; it is up to date as soon as a change returns. */
export interface BoardStore {
  board: () => NoticeBoard;
  change: (change: BoardChange) => void;
  /** Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
}

export function openBoard(local: readonly Notice[]): BoardStore {
  let board = emptyBoard(local);
  const listeners = new Set<() => void>();
  return {
    board: () => board,
    change(change) {
      board = changeBoard(board, change);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
