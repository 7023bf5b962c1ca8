import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";

const selectTicket = statement("ticket-by-id", (db, p: Params<{ id: number }>) =>
  db
    .selectFrom("ticket")
    .leftJoin("shop", "shop.id", "ticket.shop_id")
    .select([
      "ticket.id",
      "ticket.kind",
      "ticket.subject",
      "ticket.name",
      "ticket.email",
      "ticket.message",
      "ticket.about",
      "ticket.shop_name as shopName",
      "ticket.city_name as cityName",
      "ticket.role",
      "ticket.proof",
      "ticket.website",
      "shop.slug as shopSlug",
    ])
    .select((of) => of.ref("ticket.locale").$castTo<Locale>().as("locale"))
    .where("ticket.id", "=", p.id),
);

/** A message as it was written; undefined once it is deleted. */
export async function ticketById(database: Database, id: number) {
  return selectTicket.first(database, { id });
}
