import { createHash } from "node:crypto";
import { sql } from "kysely";
import { wasPictureTakenAway } from "#features/holds/server/hold.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { ImageRefusal, MadeImage } from "#platform/images/image-task.ts";
import {
  BROKEN,
  IMAGE_TOO_LARGE,
  OTHER_TYPE,
  REMOVED_BEFORE,
  SIDES_TOO_LONG,
  TOO_MANY_PIXELS,
} from "../call-refusals.ts";
import {
  MOST_UPLOAD_BYTES,
  ORIGINAL_BOXES,
  type Picture,
  type PictureAlt,
  type PicturePurpose,
  type PictureSource,
} from "../media.ts";
import { lockPicture } from "./lock-picture.ts";
import { originalFile } from "./picture-files.ts";
import type { PictureTools } from "./picture-tools.ts";

export interface NewImage {
  /** As it was sent: JPEG, PNG or WebP. */
  bytes: Uint8Array;
  purpose: PicturePurpose;
  source: PictureSource;
  state: "pending" | "shown";
  alt?: PictureAlt;
  credit?: string;
  licence?: string;
}

export interface StoredImage extends Picture {
  id: number;
}

const WHY_REFUSED: Record<ImageRefusal, string> = {
  type: OTHER_TYPE.msg,
  pixels: TOO_MANY_PIXELS.msg,
  sides: SIDES_TOO_LONG.msg,
  broken: BROKEN.msg,
};

const insertMedia = statement(
  "insert-media",
  (
    db,
    p: Params<{
      key: string;
      hash: string;
      mime: string;
      width: number;
      height: number;
      byteCount: number;
      alt: string | null;
      source: string;
      isSample: boolean;
      credit: string | null;
      licence: string | null;
      state: string;
    }>,
  ) =>
    db
      .insertInto("media")
      .values({
        key: p.key,
        content_hash: p.hash,
        mime: p.mime,
        width: p.width,
        height: p.height,
        byte_count: p.byteCount,
        alt: p.alt,
        source: p.source,
        is_sample: p.isSample,
        credit: p.credit,
        licence: p.licence,
        state: p.state,
      })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          alt: sql`coalesce(media.alt, excluded.alt)`,
          // A picture that a moderator has approved stays approved when it is sent again.
          state: sql`case when excluded.state = 'shown' then 'shown' else media.state end`,
        }),
      )
      .returning("id"),
);

/** What a moderator took away does not come back by being sent again, unless an appeal undid that. */
async function refuseRemoved(tx: Database, key: string): Promise<void> {
  if (await wasPictureTakenAway(tx, key)) throw refused(REMOVED_BEFORE.msg);
}

/**
 * Encodes a picture again and stores the result: nothing else of the uploaded file is kept (security.md U1). The same picture
 * twice is one picture, with the source of the first.
 * @throws Invalid when it is too large, of another type or broken, or was removed by a decision; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function storeImage(
  database: Database,
  { storage, workshop }: PictureTools,
  image: NewImage,
): Promise<StoredImage> {
  if (image.bytes.length > MOST_UPLOAD_BYTES) throw refused(IMAGE_TOO_LARGE.msg);
  const box = ORIGINAL_BOXES[image.purpose];
  const format = image.purpose === "profile" ? "jpeg" : "jpegOrPng";
  const outcome = await workshop.make("upload", image.bytes, { ...box, fit: "inside", format });
  if ("refused" in outcome) throw refused(WHY_REFUSED[outcome.refused]);
  return keep(database, { storage }, image, { made: outcome.made, check: refuseRemoved });
}

/** Keeps a picture that needs no encoding any more, because it is ours. `StorageUnreachable` passes (503). */
export function keepMadeImage(
  database: Database,
  tools: Pick<PictureTools, "storage">,
  image: Omit<NewImage, "bytes" | "purpose">,
  made: MadeImage,
): Promise<StoredImage> {
  return keep(database, tools, image, { made });
}

interface Made {
  made: MadeImage;
  /** Asked once its key is locked. */
  check?: (tx: Database, key: string) => Promise<void>;
}

async function keep(
  database: Database,
  { storage }: Pick<PictureTools, "storage">,
  image: Omit<NewImage, "bytes" | "purpose">,
  { made, check }: Made,
): Promise<StoredImage> {
  const hash = createHash("sha256").update(made.bytes).digest("hex");
  const key = hash.slice(0, 32);
  const { width, height } = made;
  return database.transaction(async (tx) => {
    await lockPicture(tx, key);
    await check?.(tx, key);
    const row = await insertMedia.first(tx, { ...rowOf(image, made), key, hash });
    if (!row) throw new Error("A picture was not kept");
    await storage.write(originalFile(key, made.mime), made.bytes, made.mime);
    return { id: row.id, key, width, height };
  });
}

function rowOf(image: Omit<NewImage, "bytes" | "purpose">, { bytes, mime, width, height }: MadeImage) {
  return {
    mime,
    width,
    height,
    byteCount: bytes.length,
    alt: image.alt ? JSON.stringify(image.alt) : null,
    source: image.source,
    isSample: image.source === "sample",
    credit: image.credit ?? null,
    licence: image.licence ?? null,
    state: image.state,
  };
}

function refused(msg: string): Invalid {
  return new Invalid([{ msg, param: "image" }]);
}
