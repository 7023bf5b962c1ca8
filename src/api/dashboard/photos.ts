import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { setShopLogo } from "#features/contributions/server/set-shop-logo.ts";
import { addShopPhoto, shopPhotoToStore } from "#features/contributions/server/add-shop-photo.ts";
import { editPhotos } from "#features/contributions/server/edit-photos.ts";
import { photosToEdit } from "#features/contributions/server/photos-to-edit.ts";
import { MOST_SHOP_PHOTOS, PHOTO_USES, photosSaveForm } from "#features/contributions/shop-photos.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
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
    shop: v.string(),
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
  403: "The caller is no admin of any shop",
  404: "There is no such shop, it is somebody else's, or a photo is of another shop",
};

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true };

const photoForm = v.strictObject({
  image: v.pipe(v.file("Must be one file"), v.description("JPEG, PNG or WebP, as a file")),
  shop: rowIdSchema,
  as: v.optional(
    v.pipe(
      v.picklist(PHOTO_USES, `Must be one of ${PHOTO_USES.join(", ")}`),
      v.description("`logo` for the shop’s logo, in place of the one before; else it is one more photo"),
    ),
    "photo",
  ),
});

/** `GET`, `POST` and `PATCH /api/dashboard/photos`: the photos of one shop and its logo (contract.md, "Dashboard calls"; security.md U1 to U4). */
export function dashboardphotos({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>()
    .get(
      "/",
      describeCall({
        summary: "The photos and the logo of a shop that the caller speaks for, to edit them",
        answer: "They, the cover first, the logo (null for none), and the `rev` that a save names",
        shape: PhotosShape,
        refusals: REFUSALS,
        isRateLimited: true,
        isForAccounts: true,
      }),
      check("query", v.object({ shop: v.pipe(rowIdSchema, v.description("The `_id` of the shop")) })),
      async (c) => {
        const { shop: shopId } = c.req.valid("query");
        const photos = await photosToEdit(c.get("database"), asMember(c.get("viewer")), { shopId });
        if (!photos) throw new NotFound("shop");
        return c.json(itemAnswer(photos));
      },
    )
    .post(
      "/",
      takesUpload(),
      idempotent("dashboardphotos"),
      describeCall({
        summary: "Adds a photo of a shop, or gives it a logo",
        description: `A form (multipart): \`image\`, a JPEG, PNG or WebP of at most 10 MB, \`shop\`, and \`as\`. It is drawn anew, inside of 1920 × 1080, and shown at once: a photo after the others, of which there are at most ${MOST_SHOP_PHOTOS}, a logo in place of the one before.`,
        answer: "All photos of the shop, and its logo",
        shape: PhotosShape,
        refusals: {
          ...REFUSALS,
          400: "It is no picture, or a field is not right",
          409: "The shop has as many as it may, or the same call is still at work",
          413: "The picture is larger than 10 MB",
        },
        ...CHANGE,
      }),
      check("form", photoForm),
      async (c) => {
        const member = asMember(c.get("viewer"));
        const { image, shop: shopId, as: use } = c.req.valid("form");
        if (image.size > MOST_UPLOAD_BYTES) return imageTooLarge(c);
        const [database, now] = [c.get("database"), c.get("now")()];
        const bytes = new Uint8Array(await image.arrayBuffer());
        const toStore = await shopPhotoToStore(database, member, { shopId, bytes, use });
        return c.json(
          await withStoredImage(database, pictures, toStore, (stored) =>
            answered(c, async (tx) => {
              const set = use === "logo" ? setShopLogo : addShopPhoto;
              return itemAnswer(await set(tx, member, { shopId, stored, now }));
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
          "Saves the order of a shop's photos, what one sees on them, which of them stay, and whether its logo does",
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
        const given = c.req.valid("json");
        const saved = await c.get("database").transaction((tx) => editPhotos(tx, member, given, { now }));
        return c.json(itemAnswer(saved));
      },
    );
}
