import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { spendCaptcha } from "#platform/database/spent-captchas.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ContactSubject, ShopProof, ShopRole } from "../ticket.ts";
import { SEND_TICKET_NOTICE } from "./send-ticket-notice.ts";
import { SEND_TICKET_RECEIPT } from "./send-ticket-receipt.ts";
import { sql } from "kysely";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import { Invalid } from "#platform/errors/errors.ts";

const shopIdBySlug = statement("shop-id-by-slug", (db, p: Params<{ slug: string }>) =>
  db
    .selectFrom("shop")
    .select("id")
    .where("slug", "=", p.slug)
    .where("is_sample", "=", false)
    .where("status", "in", [...PUBLIC_STATUSES]),
);

/**
 * The shop of a path such as `/de/coffeeshop/its-name`. Samples cannot be claimed.
 * @throws Invalid when there is none
 */
async function shopIdOfPage(database: Database, path: string): Promise<number> {
  const slug = path.split("/").findLast(Boolean) ?? "";
  const shop = await shopIdBySlug.first(database, { slug });
  if (!shop) throw new Invalid([{ msg: "No shop has this page", param: "shopPage" }]);
  return shop.id;
}

const ticketsOfDay = statement(
  "tickets-of-writer-and-day",
  (_, p: Params<{ email: string }>) => sql<{ ticketCount: number }>`
    select count(*)::int as "ticketCount"
    from ticket
    where lower(email) = lower(${p.email}::text) and created_at > now() - interval '24 hours'`,
  { isRead: true },
);

/** How many messages an address has sent in the last 24 hours, with the current one. */
async function receiptCountOfDay(tx: Database, email: string): Promise<number> {
  return (await ticketsOfDay.first(tx, { email }))?.ticketCount ?? 0;
}

interface Writer {
  name: string;
  email: string;
  locale: Locale;
}

interface Question extends Omit<Writer, "email"> {
  kind: "contact";
  /** Null where the answer is read in the dashboard alone. */
  email: string | null;
  subject: ContactSubject;
  message: string;
  about?: string | undefined;
}

interface ShopToList extends Writer {
  kind: "getListed";
  shopName: string;
  cityName: string;
  role: ShopRole;
  proof: ShopProof;
  website?: string | undefined;
  /** The path of its page when it is listed: then it is a claim. */
  shopPage?: string | undefined;
  message: string;
}

type TicketParams = Omit<Writer, "email"> &
  Record<"kind" | "message", string> &
  Record<
    "email" | "subject" | "about" | "shopName" | "cityName" | "role" | "proof" | "website",
    string | null
  > & {
    shopId: number | null;
    accountId: number | null;
  };

const insertTicket = statement("insert-ticket", (db, p: Params<TicketParams>) =>
  db
    .insertInto("ticket")
    .values({
      kind: p.kind,
      subject: p.subject,
      name: p.name,
      email: p.email,
      message: p.message,
      locale: p.locale,
      about: p.about,
      shop_name: p.shopName,
      city_name: p.cityName,
      role: p.role,
      shop_id: p.shopId,
      proof: p.proof,
      website: p.website,
      account_id: p.accountId,
    })
    .returning("id"),
);

/** The form sends mail to an unconfirmed address: it must not be used to flood a stranger's mailbox. */
const MOST_RECEIPTS_A_DAY = 3;

const NOTHING = { subject: null, about: null, shopName: null, cityName: null, role: null, proof: null };

interface OpenOptions {
  /** The hash of `check-captcha.ts`; null for whoever asks from their dashboard. */
  captcha: Uint8Array | null;
  /** Whoever is signed in: it is among their tickets. */
  accountId?: number | null;
}

/**
 * Stores a message and enqueues the mails: a receipt for the sender, where they gave an address, a notice for us. Returns the number of the ticket.
 * @throws Invalid when the captcha was spent before, or when no shop has the page
 */
export async function openTicket(
  database: Database,
  ticket: Question | ShopToList,
  { captcha, accountId = null }: OpenOptions,
): Promise<number> {
  return database.transaction(async (tx) => {
    if (captcha) await spendCaptcha(tx, captcha);
    const isForShop = ticket.kind === "getListed";
    const row = await insertTicket.first(tx, {
      ...NOTHING,
      ...ticket,
      accountId,
      about: isForShop ? null : (ticket.about ?? null),
      website: (isForShop && ticket.website) || null,
      shopId: isForShop && ticket.shopPage ? await shopIdOfPage(tx, ticket.shopPage) : null,
    });
    if (!row) throw new Error("The ticket was not kept");
    const letter = { ticketId: row.id };
    await enqueue(tx, SEND_TICKET_NOTICE, letter);
    if (ticket.email !== null && (await receiptCountOfDay(tx, ticket.email)) <= MOST_RECEIPTS_A_DAY) {
      await enqueue(tx, SEND_TICKET_RECEIPT, letter);
    }
    return row.id;
  });
}
