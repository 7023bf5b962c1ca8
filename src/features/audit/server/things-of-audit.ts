import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ToldThing } from "../audit-query.ts";

/** A thing by its number, or a shop or brand by the end of its address. */
export type AskedThing = { type: string; id: number } | { type: "shop" | "brand"; slug: string };

interface Kind {
  types: readonly string[];
  /** The address at which an admin opens one, without its number; undefined for what has no page of its own. */
  page?: string;
  /** Rows with `id`, `name` and `slug`. */
  rows: (p: Params<{ locale: string }>) => RawBuilder<unknown>;
}

const named = (table: string) => () => sql`select id, name, null::text as slug from ${sql.table(table)}`;
const withSlug = (table: string) => () => sql`select id, name, slug from ${sql.table(table)}`;
const nameless = (table: string) => () => sql`select id, null as name, null as slug from ${sql.table(table)}`;
const titled = (table: string, title: string) => (p: Params<{ locale: string }>) =>
  sql`
  select id, coalesce(${sql.ref(title)} ->> ${p.locale}::text, ${sql.ref(title)} ->> (${sql.ref(title)} ->> 'source')) as name, null as slug
  from ${sql.table(table)}`;

/** By the name of what they are about. */
const aboutItem = (table: string) => () =>
  sql`
  select row.id, coalesce(shop.name, product.name, brand.name) as name, null as slug
  from ${sql.table(table)} as row
  left join shop on shop.id = row.shop_id
  left join product on product.id = row.product_id
  left join brand on brand.id = row.brand_id`;
const aboutShop = (table: string) => () =>
  sql`
  select row.id, shop.name, null as slug from ${sql.table(table)} as row left join shop on shop.id = row.shop_id`;

const people = () => sql`select id, name, null as slug from account where erase_at is null`;
const changes = () => sql`
  select row.id, coalesce(shop.name, product.name) as name, null as slug
  from user_change as row
  left join shop on shop.id = row.shop_id
  left join product on product.id = row.about_product_id`;

// Nothing here was written to somebody or by a visitor: a ticket or an answer to a survey has no name.
const KINDS: readonly Kind[] = [
  { types: ["account", "user"], page: "/dashboard/users/user?id=", rows: people },
  { types: ["answer"], page: "/dashboard/answers/answer?id=", rows: named("standard_answer") },
  { types: ["appeal"], rows: nameless("appeal") },
  { types: ["application"], rows: nameless("job_application") },
  { types: ["brand", "brandPhotos"], page: "/dashboard/brands/brand?id=", rows: withSlug("brand") },
  { types: ["city"], page: "/dashboard/cities?id=", rows: named("city") },
  { types: ["claim"], rows: aboutShop("shop_claim") },
  { types: ["deal"], page: "/dashboard/deals/deal?id=", rows: titled("deal", "title") },
  { types: ["decision"], page: "/moderation/", rows: nameless("decision") },
  { types: ["issue"], page: "/dashboard/newsletter/issue?id=", rows: titled("newsletter_issue", "subject") },
  { types: ["job"], page: "/dashboard/coffeejobs/joboffer?id=", rows: titled("job_offer", "title") },
  { types: ["menuImage"], rows: aboutShop("menu_image") },
  { types: ["merge"], rows: nameless("item_merge") },
  { types: ["photo"], rows: nameless("media") },
  { types: ["post"], page: "/dashboard/discover/post?id=", rows: titled("discover_post", "title") },
  { types: ["product", "productPhotos"], page: "/dashboard/products/product?id=", rows: named("product") },
  { types: ["redirect"], rows: nameless("redirect") },
  { types: ["reply", "review"], rows: aboutItem("review") },
  { types: ["shop", "menu", "photos"], page: "/dashboard/shops/shop?id=", rows: withSlug("shop") },
  {
    types: ["spelling"],
    rows: () => sql`select id, spelling as name, null as slug from menu_spelling`,
  },
  { types: ["strain"], page: "/dashboard/products/strain?id=", rows: named("strain") },
  { types: ["survey"], rows: nameless("survey_response") },
  { types: ["ticket"], page: "/dashboard/support?id=", rows: nameless("ticket") },
  { types: ["userChange"], rows: changes },
  {
    types: ["word"],
    page: "/dashboard/words/word?id=",
    rows: () => sql`select id, word as name, null as slug from watched_word`,
  },
];

const kindOf = (type: string) => KINDS.find(({ types }) => types.includes(type));

interface FoundThing {
  place: number;
  id: number;
  name: string | null;
}

const findThings = statement(
  "things-of-audit",
  (_, p: Params<{ asked: string; locale: string }>) => sql<FoundThing>`
    select asked.place, thing.id, thing.name
    from jsonb_to_recordset(${p.asked}::jsonb) as asked(place integer, type text, id bigint, slug text)
    cross join lateral (${sql.join(
      KINDS.map(
        ({ types, rows }) => sql`
          select id, name from (${rows(p)}) as thing
          where asked.type = any(${sql.lit(`{${types.join()}}`)}::text[]) and (thing.id = asked.id or thing.slug = asked.slug)`,
      ),
      sql` union all `,
    )}) as thing`,
  { isRead: true },
);

/** The log shall be readable by whoever may read it and name no address: a watched word, or a shop, may be one. */
const ADDRESS = /\S@\S+\.\S/;

/** What an entry names, each in the place in which it was asked: how it is called, where it is opened, and whether it is gone. */
export async function thingsOfAudit(
  database: Database,
  { asked, locale }: { asked: readonly AskedThing[]; locale: Locale },
): Promise<ToldThing[]> {
  const placed = JSON.stringify(asked.map((thing, place) => ({ ...thing, place })));
  const found = await findThings.all(database, { asked: placed, locale });
  const byPlace = new Map(found.map((thing) => [thing.place, thing]));
  return asked.map((thing, place) => {
    const row = byPlace.get(place);
    const kind = kindOf(thing.type);
    const name = row?.name ?? null;
    return {
      type: thing.type,
      _id: String(row?.id ?? ("id" in thing ? thing.id : thing.slug)),
      name: name !== null && ADDRESS.test(name) ? null : name,
      path: row && kind?.page !== undefined ? `${kind.page}${row.id}` : null,
      isGone: kind !== undefined && !row,
    };
  });
}
