import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { addPhoto, photoToStore } from "#features/contributions/server/add-photo.ts";
import { editPhotos } from "#features/contributions/server/edit-photos.ts";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { setLogo } from "#features/contributions/server/set-logo.ts";
import {
  MOST_PHOTOS,
  PHOTO_USES,
  photographedIds,
  photographedIn,
  photosSaveForm,
} from "#features/contributions/photos.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment, ApiOptions } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { takesJson } from "../takes-json.ts";
import { imageTooLarge, takesUpload } from "../takes-upload.ts";

const picture = { key: v.string(), width: v.number(), height: v.number() };

const PhotosShape = v.pipe(
  v.object({
    shop: v.optional(v.string()),
    brand: v.optional(v.string()),
    product: v.optional(v.string()),
    isOfGrower: v.pipe(v.boolean(), v.description("A licensed grower may not advertise: none are taken")),
    rev: v.string(),
    logo: v.nullable(v.object(picture)),
    photos: v.array(
      v.object({
        _id: v.string(),
        ...picture,
        alt: v.nullable(v.looseObject({ source: v.string() })),
      }),
    ),
  }),
  v.metadata({ ref: "EditedPhotos" }),
);

const REFUSALS = {
  400: "A field is not right",
  403: "The caller has none of the roles for this",
  404: "There is no such shop, brand or product, it is somebody else's, or a photo is of another one",
};

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true };

const photoForm = v.strictObject({
  image: v.pipe(v.file("Must be one file"), v.description("JPEG, PNG or WebP, as a file")),
  ...photographedIds,
  as: v.optional(
    v.pipe(
      v.picklist(PHOTO_USES, `Must be one of ${PHOTO_USES.join(", ")}`),
      v.description(
        "`logo` for that of the shop or the brand, in place of the one before; else it is one more photo",
      ),
    ),
    "photo",
  ),
});

/** `GET`, `POST` and `PATCH /api/dashboard/photos`: the photos of one shop, brand or product, and its logo (contract.md, "Dashboard calls"; security.md U1 to U4). */
export function dashboardphotos({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>()
    .get(
      "/",
      describeCall({
        summary:
          "The photos and the logo of a shop, a brand or a product that the caller speaks for, to edit them",
        answer: "They, the cover first, the logo (null for none), and the `rev` that a save names",
        shape: PhotosShape,
        refusals: REFUSALS,
        isRateLimited: true,
        isForAccounts: true,
      }),
      check("query", v.object(photographedIds)),
      async (c) => {
        const of = photographedIn(c.req.valid("query"));
        const photos = await photosToEdit(c.get("database"), asMember(c.get("viewer")), of);
        if (!photos) throw new NotFound(of.type);
        return c.json(itemAnswer(photos));
      },
    )
    .post(
      "/",
      takesUpload(),
      idempotent("dashboardphotos"),
      describeCall({
        summary: "Adds a photo of a shop, a brand or a product, or gives one of the first two a logo",
        description: `A form (multipart): \`image\`, a JPEG, PNG or WebP of at most 10 MB, one of \`shop\`, \`brand\` and \`product\`, and \`as\`. It is drawn anew, inside of 1920 × 1080, and shown at once: a photo after the others, of which there are at most ${MOST_PHOTOS}, a logo in place of the one before.`,
        answer: "All photos of it, and its logo",
        shape: PhotosShape,
        refusals: {
          ...REFUSALS,
          400: "It is no picture, or a field is not right",
          409: "It has as many as it may, or the same call is still at work",
          413: "The picture is larger than 10 MB",
          422: "A licensed grower may not advertise",
        },
        ...CHANGE,
      }),
      check("form", photoForm),
      async (c) => {
        const member = asMember(c.get("viewer"));
        const { image, as: use, ...ids } = c.req.valid("form");
        const of = photographedIn(ids);
        if (image.size > MOST_UPLOAD_BYTES) return imageTooLarge(c);
        const [database, now] = [c.get("database"), c.get("now")()];
        const bytes = new Uint8Array(await image.arrayBuffer());
        const toStore = await photoToStore(database, member, { of, bytes, use });
        return c.json(
          await withStoredImage(database, pictures, toStore, (stored) =>
            answered(c, async (tx) => {
              const set = use === "logo" ? setLogo : addPhoto;
              return itemAnswer(await set(tx, member, { of, stored, now }));
            }),
          ),
        );
      },
    )
    .patch(
      "/",
      takesJson,
      describeCall({
        summary:
          "Saves the order of the photos of a shop, a brand or a product, what one sees on them, which of them stay, and whether its logo does",
        description:
          "All that stay, the cover first; those that are missing are removed. When somebody changed them since `rev` it is refused with 409 and `current`, the photos as they stand.",
        answer: "The photos as they stand now",
        shape: PhotosShape,
        refusals: { ...REFUSALS, 409: "They were changed in between" },
        isKeyless: true,
        ...CHANGE,
      }),
      check("json", photosSaveForm),
      async (c) => {
        const [member, now] = [asMember(c.get("viewer")), c.get("now")()];
        const { rev, photos, logo, ...ids } = c.req.valid("json");
        const given = { of: photographedIn(ids), rev, photos, logo };
        const saved = await c.get("database").transaction((tx) => editPhotos(tx, member, given, { now }));
        return c.json(itemAnswer(saved));
      },
    );
}
