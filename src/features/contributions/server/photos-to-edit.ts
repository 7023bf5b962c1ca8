import { type RawBuilder, sql } from "kysely";
import type { Role } from "#features/accounts/access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { PHOTOGRAPHED, type Photographed, type PhotosOf, type PhotosToEdit } from "../photos.ts";
import { brandsToKeep } from "./products-to-edit.ts";

type Row = PhotosToEdit["values"] & {
  isSample: boolean;
  /** Of a brand that may not advertise, or of what it makes. */
  isOfGrower: boolean;
};

/** What differs, of the row `item`. */
interface Kept {
  /** By the id of which thing it is somebody’s. */
  owner: RawBuilder<unknown>;
  isThere: RawBuilder<unknown>;
  isOfGrower: RawBuilder<unknown>;
  logo: RawBuilder<unknown>;
}

const logo = sql`(
  select json_build_object('key', media.key, 'width', media.width, 'height', media.height)
  from media where media.id = item.logo_id)`;

const KEPT: Record<Photographed, Kept> = {
  shop: {
    owner: sql`item.id`,
    isThere: sql`item.status in (${sql.join(PUBLIC_STATUSES.map((status) => sql.lit(status)))})`,
    isOfGrower: sql`false`,
    logo,
  },
  brand: {
    owner: sql`item.id`,
    isThere: sql`item.status <> 'merged'`,
    isOfGrower: sql`item.is_licensed_grower`,
    logo,
  },
  product: {
    owner: sql`item.brand_id`,
    isThere: sql`item.status <> 'merged'`,
    isOfGrower: sql`exists (select from brand where brand.id = item.brand_id and brand.is_licensed_grower)`,
    logo: sql`null::json`,
  },
};

function photosOf(type: Photographed) {
  const { owner, isThere, isOfGrower, logo: ownLogo } = KEPT[type];
  const [photo, key] = [sql.table(`${type}_photo`), sql.ref(`shown.${type}_id`)];
  return statement(
    `photos-of-${type}-to-edit`,
    (_, p: Params<{ id: number; ownerIds: readonly number[] | null }>) => sql<Row>`
      select item.is_sample as "isSample", ${isOfGrower} as "isOfGrower", ${ownLogo} as logo,
        (select coalesce(json_agg(json_build_object(
            '_id', media.id::text, 'key', media.key, 'width', media.width, 'height', media.height,
            'alt', coalesce(shown.alt, media.alt)) order by shown.position), '[]')
          from ${photo} as shown join media on media.id = shown.media_id
          where ${key} = item.id) as photos
      from ${sql.table(type)} as item
      where item.id = ${p.id} and ${isThere}
        and (${p.ownerIds}::bigint[] is null or ${owner} = any (${p.ownerIds}::bigint[]))`,
  );
}

const PHOTOS = Object.fromEntries(PHOTOGRAPHED.map((type) => [type, photosOf(type)])) as Record<
  Photographed,
  ReturnType<typeof photosOf>
>;

/** Of which shops or brands somebody keeps the photos; null for all. */
function ownersOf(member: Member, type: Photographed): readonly number[] | null {
  const { shopIds, brandIds } = rightsOf(member);
  if (type === "product") return brandsToKeep(member);
  return type === "shop" ? shopIds : brandIds;
}

/** By which of their roles somebody keeps photos. */
export function photographerRole({ permissions }: Member, type: Photographed): Role {
  if (permissions.admin) return "admin";
  if (type === "product" && permissions.mod) return "mod";
  return type === "shop" ? "shopAdmin" : "brandAdmin";
}

/** The photos and the logo of a thing that somebody may edit, and whether it is a sample; undefined for one of others, and for none. */
export async function ownPhotos(
  database: Database,
  member: Member,
  { type, id }: PhotosOf,
): Promise<Row | undefined> {
  return PHOTOS[type].first(database, { id, ownerIds: ownersOf(member, type) });
}

/** The photos of a thing, the cover first, and its logo, for whoever speaks for it; undefined for one of others, and for none. */
export async function photosToEdit(
  database: Database,
  member: Member,
  { type, id }: PhotosOf,
): Promise<PhotosToEdit | undefined> {
  const own = await ownPhotos(database, member, { type, id });
  if (!own) return undefined;
  const { photos, logo, isOfGrower } = own;
  return {
    id,
    rev: revOf({ photos, logo }),
    values: { photos, logo },
    shown: { [type]: String(id), isOfGrower },
  };
}
