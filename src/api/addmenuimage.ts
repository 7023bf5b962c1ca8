import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { addMenuImageFields } from "#features/contributions/menu-image.ts";
import { addMenuImage, menuImageToStore } from "#features/contributions/server/add-menu-image.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { imageTooLarge, takesUpload } from "./takes-upload.ts";

const Added = v.pipe(v.object({ imageId: v.string() }), v.metadata({ ref: "AddedMenuImage" }));

const description = describeCall({
  summary: "Adds a picture of a shop’s menu",
  description:
    "A form (multipart): `image`, a JPEG, PNG or WebP of at most 10 MB, and `shopId`. It is drawn anew, inside of 1920 × 1080, " +
    "and nobody but admins sees it before one has allowed it.",
  answer: "It waits for an admin",
  shape: Added,
  refusals: {
    400: "It is no picture, or a field is not right",
    404: "There is no such shop",
    413: "The picture is larger than 10 MB",
    422: "The menu of this shop may not be shown",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const imageForm = v.strictObject({
  image: v.pipe(v.file("Must be one file"), v.description("JPEG, PNG or WebP, as a file")),
  ...addMenuImageFields,
});

type Options = Pick<ApiOptions, "pictures" | "areQuotasOn">;

/** `POST /api/addmenuimage` (product.md section 12, security.md U1 to U4). */
export function addmenuimage({ pictures, areQuotasOn }: Options): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesUpload(),
    idempotent("addmenuimage"),
    description,
    check("form", imageForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const { image, shopId } = c.req.valid("form");
      if (image.size > MOST_UPLOAD_BYTES) return imageTooLarge(c);
      const database = c.get("database");
      const bytes = new Uint8Array(await image.arrayBuffer());
      const toStore = await menuImageToStore(database, member, { shopId, bytes, isLimited: areQuotasOn });
      return c.json(
        await withStoredImage(database, pictures, toStore, (stored) => {
          const added = { shopId, stored, name: image.name, isLimited: areQuotasOn };
          return answered(c, async (tx) => ({ imageId: String(await addMenuImage(tx, member, added)) }));
        }),
      );
    },
  );
}
