import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Picture } from "#features/media/media.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { POST_LIST } from "../post-fields.ts";
import type { PostState } from "../post-state.ts";
import type { PostToEdit, PostValues } from "../post-to-edit.ts";

type PostSort = (typeof POST_LIST.sorts)[number];
type PostFilter = keyof typeof POST_LIST.filters;

export type PostListQuery = ListQuery<PostSort, PostFilter>;

type Times = "publishedAt" | "startsAt" | "endsAt";

interface PostRow extends Record<Times, Date | null> {
  id: number;
  values: Omit<PostValues, Times>;
  state: PostState;
  slug: string;
  isSample: boolean;
  pictures: Picture[];
  changedAt: Date;
}

const named = sql`json_build_object('_id', named.id::text, 'name', named.name)`;

const columns = sql`
  discover_post.id, discover_post.state, discover_post.slug, discover_post.is_sample as "isSample",
  discover_post.updated_at as "changedAt", discover_post.published_at as "publishedAt",
  discover_post.starts_at as "startsAt", discover_post.ends_at as "endsAt",
  json_build_object(
    'kind', discover_post.kind, 'author', discover_post.author,
    'brand', (select ${named} from brand as named where named.id = discover_post.brand_id),
    'shop', (select ${named} from shop as named where named.id = discover_post.shop_id),
    'isSponsored', discover_post.is_sponsored,
    'title', discover_post.title, 'lead', discover_post.lead, 'body', discover_post.body,
    'cover', (select media.key from media where media.id = discover_post.cover_id),
    'coverAlt', discover_post.cover_alt,
    'cities', (
      select coalesce(json_agg(${named} order by named.name, named.id), '[]')
      from discover_post_city join city as named on named.id = discover_post_city.city_id
      where discover_post_city.post_id = discover_post.id),
    'tags', nullif(array_to_string(discover_post.tags, ', '), ''),
    'place', discover_post.place) as values,
  (select coalesce(json_agg(json_build_object('key', media.key, 'width', media.width, 'height', media.height)
      order by discover_post_picture.added_at, media.id), '[]')
    from discover_post_picture join media on media.id = discover_post_picture.media_id
    where discover_post_picture.post_id = discover_post.id) as pictures`;

const postsOfIds = statement(
  "posts-to-edit",
  (_, p: Params<{ ids: readonly number[] }>) => sql<PostRow>`
    select ${columns} from discover_post where discover_post.id = any (${p.ids}::bigint[])`,
  { isRead: true },
);

/** A post, for an admin; undefined for none. */
export async function postToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<PostToEdit | undefined> {
  asAdmin(member);
  const row = await postsOfIds.first(database, { ids: [id] });
  return row && editedPost(row);
}

function editedPost({
  id,
  values,
  publishedAt,
  startsAt,
  endsAt,
  pictures,
  changedAt,
  ...shown
}: PostRow): PostToEdit {
  const time = (at: Date | null) => at?.toISOString() ?? null;
  const all = { ...values, publishedAt: time(publishedAt), startsAt: time(startsAt), endsAt: time(endsAt) };
  // Without its pictures: one that was sent meanwhile is no other version of the post.
  const rev = revOf({ ...all, ...shown });
  return { id, rev, values: all, shown: { ...shown, pictures, changedAt: changedAt.toISOString() } };
}

interface Asked {
  q: string;
  state: string | null;
  sponsored: string | null;
  missing: string | null;
}

const author = sql`coalesce(
  (select brand.name from brand where brand.id = discover_post.brand_id),
  (select shop.name from shop where shop.id = discover_post.shop_id), '')`;

const postList = editedList<PostSort, Asked>({
  things: "posts",
  from: sql`discover_post`,
  id: sql`discover_post.id`,
  isTheirs: () => sql`true`,
  isAsked: (p) => sql`
    (${p.state}::text is null or discover_post.state = ${p.state})
    and (${p.sponsored}::text is null or discover_post.is_sponsored = (${p.sponsored}::text = 'yes'))
    and (${p.missing}::text is null
      or not (discover_post.title ? ${p.missing}::text and discover_post.lead ? ${p.missing}::text
        and discover_post.body ? ${p.missing}::text))
    and (strpos(lower(${author}), lower(${p.q})) > 0
      or exists (
        select from jsonb_each_text(discover_post.title) as part
        where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0)
      or exists (select from unnest(discover_post.tags) as tag where strpos(tag, lower(${p.q})) > 0)
      or exists (
        select from discover_post_city join city on city.id = discover_post_city.city_id
        where discover_post_city.post_id = discover_post.id and strpos(lower(city.name), lower(${p.q})) > 0))`,
  orders: {
    changed: sql`discover_post.updated_at`,
    title: sql`lower(discover_post.title ->> (discover_post.title ->> 'source'))`,
    author: sql`lower(${author})`,
    published: sql`discover_post.published_at`,
  },
});

/** A page of all posts, for an admin. */
export function postsToEdit(database: Database, member: Member, query: PostListQuery & { size?: number }) {
  asAdmin(member);
  const { state = null, sponsored = null, missing = null } = query.filters;
  return postList.page(database, { q: query.q, state, sponsored, missing }, query, async (ids) =>
    (await postsOfIds.all(database, { ids })).map(editedPost),
  );
}
