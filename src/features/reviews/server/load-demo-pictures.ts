import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { subjectOfPersona } from "#db/demo/personas.ts";
import { DEMO_MENU_IMAGES, DEMO_PHOTOS, DEMO_PICTURES, type DemoPicture } from "#db/demo/pictures.ts";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import { asAdmin } from "#features/accounts/server/members.ts";
import { decideMenuImage } from "#features/contributions/server/decide-menu-image.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { keepMadeImage, type StoredImage } from "#features/media/server/store-image.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** The background task of whoever loads the demo: commands have no storage, and the site has one. */
export const LOAD_DEMO_PICTURES = "load-demo-pictures";

const DAY_MS = 86_400_000;

interface DemoState {
  /** The demo is loaded, and nobody has put a picture of a menu there. */
  hasNoMenuImages: boolean;
  /** The same for photos of reviews. */
  hasNoPhotos: boolean;
}

const state = statement(
  "state-of-demo-pictures",
  () => sql<DemoState>`
    select not exists (select from menu_image join shop on shop.id = shop_id and shop.is_sample) as "hasNoMenuImages",
      not exists (select from review_photo join review on review.id = review_id and review.is_sample) as "hasNoPhotos"
    where exists (select from account where is_sample) and exists (select from shop where is_sample)`,
);

const addMenuImage = statement(
  "add-demo-menu-image",
  (_, p: Params<{ shop: string; authorId: number; mediaId: number; fileName: string; sentAt: Date }>) => sql<{
    id: number;
  }>`
    insert into menu_image (shop_id, author_id, media_id, file_name, is_sample, sent_at)
    select id, ${p.authorId}::bigint, ${p.mediaId}::bigint, ${p.fileName}::text, true, ${p.sentAt}::timestamptz
    from shop where is_sample and source_key = 'sample-' || ${p.shop}::text
    on conflict do nothing
    returning id`,
);

const addPhoto = statement(
  "add-photo-of-demo-review",
  (_, p: Params<{ subject: string; type: string; item: string; mediaId: number; position: number }>) => sql`
    insert into review_photo (review_id, position, media_id)
    select review.id, ${p.position}::int, ${p.mediaId}::bigint
    from review
    join identity on identity.account_id = review.author_id and identity.subject = ${p.subject}
    left join shop on shop.id = review.shop_id
    left join product on product.id = review.product_id
    left join brand on brand.id = review.brand_id
    where review.is_sample and review.state = 'approved' and review.target_type = ${p.type}
      and (shop.source_key = 'sample-' || ${p.item}::text or product.slug = ${p.item} or brand.slug = ${p.item})
    on conflict do nothing`,
);

interface DemoTools extends Pick<PictureTools, "storage"> {
  now: Date;
}

/**
 * Adds drawn pictures of menus and drawn photos of reviews to the invented things; nothing where somebody has put one there, or where
 * the demo is not. They go with their authors (`undoTrials`, `removeDemoReviews`).
 */
export async function loadDemoPictures(database: Database, { storage, now }: DemoTools): Promise<void> {
  const before = await state.first(database);
  if (!before) return;
  if (before.hasNoMenuImages) await addMenuImages(database, { storage, now });
  if (before.hasNoPhotos) await addPhotos(database, { storage });
}

async function addMenuImages(database: Database, { storage, now }: DemoTools): Promise<void> {
  for (const { persona, shop, file, decision, daysAgo } of DEMO_MENU_IMAGES) {
    const picture = await keep(database, storage, { file, state: "pending" });
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    await database.transaction(async (tx) => {
      if (!(await holdSampleTown(tx))) return;
      const author = await memberCalled(tx, persona);
      const ada = await memberCalled(tx, "ada", { admin: true });
      if (!author || !ada) return;
      const fileName = `${file}.png`;
      const row = { shop, authorId: author.accountId, mediaId: picture.id, fileName, sentAt: at };
      const added = await addMenuImage.first(tx, row);
      if (!added || decision === null) return;
      await decideMenuImage(tx, asAdmin(ada), { imageId: added.id, allow: decision === "approved", now: at });
    });
  }
}

async function addPhotos(database: Database, { storage }: Pick<DemoTools, "storage">): Promise<void> {
  for (const { by, files, ...of } of DEMO_PHOTOS)
    for (const [place, file] of files.entries()) {
      const { id: mediaId } = await keep(database, storage, { file, state: "shown" });
      await addPhoto.run(database, { ...of, subject: subjectOfPersona(by), mediaId, position: place + 1 });
    }
}

async function keep(
  database: Database,
  storage: PictureTools["storage"],
  { file, state: shownAs }: { file: DemoPicture; state: "pending" | "shown" },
): Promise<StoredImage> {
  const bytes = await readFile(new URL(`../../../../db/demo/pictures/${file}.png`, import.meta.url));
  const made = { bytes, mime: "image/png" as const, ...DEMO_PICTURES[file] };
  return keepMadeImage(database, { storage }, { source: "sample", state: shownAs }, made);
}
