import { sql } from "kysely";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import type { Point } from "#platform/geo/geo.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { earn } from "./earn.ts";

const age = statement(
  "age-contributor",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set created_at = now() - interval '30 days' where id = ${p.accountId}`,
);

/** Somebody whose word is so at once where they fill a gap. */
export async function addTrusted(database: Database): Promise<Member> {
  const member = await addMember(database);
  const { accountId } = member;
  await age.run(database, { accountId });
  for (let place = 1; place <= 8; place += 1)
    await earn(database, { accountId, kind: "edit", subject: `trusted/${accountId}/${place}` });
  return member;
}

export async function addAdmin(database: Database, name?: string): Promise<Admin> {
  const member = await addMember(database, name ? { name } : {});
  return asAdmin({ ...member, permissions: { ...member.permissions, admin: true } });
}

/** Somebody who speaks for a shop. */
export async function addOwner(database: Database, shopId: number): Promise<Member> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, shopAdmin: [shopId] } } as Member;
}

const brandRow = statement("brand-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("brand").select("id").where("slug", "=", p.slug),
);

export const brandIn = async (database: Database, slug: string) =>
  ((await brandRow.first(database, { slug })) as { id: number }).id;

/** Somebody who speaks for a brand. */
export async function addMaker(database: Database, slug: string): Promise<Member> {
  const member = await addMember(database);
  const brandAdmin = [await brandIn(database, slug)];
  return { ...member, permissions: { ...member.permissions, brandAdmin } } as Member;
}

const makeSample = statement(
  "make-contributor-sample",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || id where id = ${p.accountId}`,
);

/** Somebody invented. */
export async function addPersona(database: Database): Promise<Member> {
  const member = await addMember(database);
  await makeSample.run(database, member);
  return member;
}

const factRow = statement(
  "fact-in-test",
  (_, p: Params<{ slug: string; group: string }>) => sql<Record<string, unknown>>`
    select source, observed_on as "observedOn", confidence, confirmation_count as "count"
    from shop_fact join shop on shop.id = shop_id where slug = ${p.slug} and fact_group = ${p.group}`,
);

export const factOf = (database: Database, slug: string, group: string) =>
  factRow.first(database, { slug, group });

const shopRow = statement(
  "shop-in-test",
  (_, p: Params<{ slug: string }>) => sql<Record<string, unknown>>`
    select id, name, former_names as "formerNames", phone, opening_hours as hours, amenities_present as present,
      amenities_absent as absent, residents, wheelchair from shop where slug = ${p.slug}`,
);

export const shopIn = async (database: Database, slug: string) =>
  (await shopRow.first(database, { slug })) as Record<string, unknown> & { id: number };

const menuRows = statement(
  "menu-in-test",
  (_, p: Params<{ slug: string }>) => sql<Record<string, unknown>>`
    select coalesce(raw_name, product.slug) as name, product.slug as product, available, ladder, menu_item.source
    from menu_item join shop on shop.id = shop_id left join product on product.id = product_id
    where shop.slug = ${p.slug} order by position, menu_item.id`,
);

export const menuIn = (database: Database, slug: string) => menuRows.all(database, { slug });

const productRow = statement("product-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("product").select("id").where("slug", "=", p.slug),
);

export const productIn = async (database: Database, slug: string) =>
  ((await productRow.first(database, { slug })) as { id: number }).id;

const placeRow = statement("place-of-shop-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("shop").select(["latitude", "longitude"]).where("slug", "=", p.slug),
);

export const placeIn = async (database: Database, slug: string) =>
  (await placeRow.first(database, { slug })) as Point;
