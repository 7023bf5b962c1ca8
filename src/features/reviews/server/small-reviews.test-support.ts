import { sql } from "kysely";
import { asMember, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand, shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewSaid } from "../review-forms.ts";
import type { ReviewTarget } from "../review.ts";
import { photosToStore } from "./photos-to-store.ts";
import { editReview } from "./edit-review.ts";
import { withStoredImages } from "#features/media/server/with-stored-images.ts";
import { postReview, type WrittenReview } from "./post-review.ts";

export interface ReviewedWorld {
  /** In Utrecht, as `neighbour`. */
  shop: ReviewTarget;
  neighbour: ReviewTarget;
  /** In Rotterdam. */
  farShop: ReviewTarget;
  brand: ReviewTarget;
  sampleBrand: ReviewTarget;
  product: ReviewTarget;
}

const insertProduct = statement(
  "insert-product-to-review",
  (_, p: Params<{ brandId: number }>) => sql<{ id: number }>`
    insert into product (slug, name, sort_name, type, brand_id, source, observed_on)
    values ('red-tips', 'Red Tips', 'Red Tips', 'supplies', ${p.brandId}, 'operator', '2026') returning id`,
);

/** The small world of shops, a brand with a product, and an invented brand. */
export async function settleReviewed(database: Database): Promise<ReviewedWorld> {
  await settleSmallWorld(database);
  const shopOf = async (slug: string) => ({ type: "shop" as const, id: await shopId(database, slug) });
  const brand = await addBrand(database);
  const sampleBrand = await addBrand(database, {
    name: "Sample Papers",
    isSample: true,
    source: "sample",
  });
  const product = (await insertProduct.first(database, { brandId: brand })) as { id: number };
  return {
    shop: await shopOf("andersom"),
    neighbour: await shopOf("cafe-zwart"),
    farShop: await shopOf("zeelucht"),
    brand: { type: "brand", id: brand },
    sampleBrand: { type: "brand", id: sampleBrand },
    product: { type: "product", id: product.id },
  };
}

const grantRole = statement(
  "grant-role-in-review-test",
  (_, p: Params<{ accountId: number; role: string; shopId: number | null; brandId: number | null }>) => sql`
    insert into account_role (account_id, role, shop_id, brand_id)
    values (${p.accountId}, ${p.role}, ${p.shopId}, ${p.brandId})`,
);

const makeSample = statement(
  "make-sample-in-review-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || url where id = ${p.accountId}`,
);

/** Somebody whose reviews appear at once. */
export async function addTrusted(
  database: Database,
  { isSample = false, ...who }: { name?: string; isSample?: boolean } = {},
): Promise<Member> {
  const member = await addMember(database, who);
  const { accountId } = member;
  await grantRole.run(database, { accountId, role: "mod", shopId: null, brandId: null });
  if (isSample) await makeSample.run(database, { accountId });
  return member;
}

/** Somebody who speaks for a shop or brand. */
export async function addOwner(database: Database, { type, id }: ReviewTarget): Promise<Member> {
  const member = await addMember(database);
  const shopAdmin = type === "shop" ? [id] : [];
  const brandAdmin = type === "brand" ? [id] : [];
  await grantRole.run(database, {
    accountId: member.accountId,
    role: `${type}Admin`,
    shopId: shopAdmin[0] ?? null,
    brandId: brandAdmin[0] ?? null,
  });
  return asMember({ ...member, permissions: { admin: false, mod: false, shopAdmin, brandAdmin } });
}

export function saidOf(said: Partial<ReviewSaid> = {}): ReviewSaid {
  return {
    overall: 4,
    text: "",
    aspects: {},
    locale: undefined,
    visited: null,
    isLocal: null,
    effects: [],
    flavours: [],
    boughtAtId: null,
    ...said,
  };
}

interface Written {
  target: ReviewTarget;
  said?: Partial<ReviewSaid>;
  photos?: Uint8Array[];
  isLimited?: boolean;
}

/** Without pictures there are no photos. */
export async function write(
  database: Database,
  member: Member,
  { target, said, photos = [], isLimited = false }: Written,
  pictures?: PictureTools,
): Promise<WrittenReview> {
  const toStore = await photosToStore(database, member, photos);
  return withStoredImages(database, pictures as PictureTools, toStore, (stored) => {
    const photoIds = stored.map(({ id }) => id);
    return postReview(database, member, { target, said: saidOf(said), photoIds, isLimited });
  });
}

interface Rewritten {
  reviewId: number;
  rev: number;
  said: ReviewSaid;
  keepPhotos?: readonly string[];
  photos?: Uint8Array[];
}

/** Changes a review; without pictures there are no new photos. */
export async function rewrite(
  database: Database,
  member: Member,
  { photos = [], ...review }: Rewritten,
  pictures?: PictureTools,
): Promise<WrittenReview> {
  const toStore = await photosToStore(database, member, photos);
  return withStoredImages(database, pictures as PictureTools, toStore, (stored) =>
    editReview(database, member, { ...review, photoIds: stored.map(({ id }) => id) }),
  );
}

const ageReviews = statement(
  "age-review-in-test",
  (_, p: Params<{ reviewId: number; days: number }>) =>
    sql`update review set written_at = written_at - make_interval(days => ${p.days}::int) where id = ${p.reviewId}`,
);

/** As if it had been written so many days before. */
export async function age(database: Database, review: { reviewId: number; days: number }): Promise<void> {
  await ageReviews.run(database, review);
}

const ratings = statement(
  "rating-in-test",
  (_, p: Params<{ type: string; id: number }>) => sql<{ count: number; hundredths: number | null }>`
    select review_count as count, hundredths from rating where target_type = ${p.type} and target_id = ${p.id}`,
);

/** Undefined for a target that never had a review. */
export async function ratingOf(database: Database, { type, id }: ReviewTarget) {
  return ratings.first(database, { type, id });
}
