import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_POST_PICTURES } from "#features/discover/post.ts";
import {
  addPostPicture,
  postPictureToStore,
  removePostPicture,
} from "#features/discover/server/post-pictures.ts";
import { isPictureKey, MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment, ApiOptions } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { takesJson } from "../takes-json.ts";
import { imageTooLarge, takesUpload } from "../takes-upload.ts";

const PicturesShape = v.pipe(
  v.object({ pictures: v.array(v.object({ key: v.string(), width: v.number(), height: v.number() })) }),
  v.metadata({ ref: "PicturesOfPost" }),
);

const pictureForm = v.strictObject({
  image: v.pipe(v.file("Must be one file"), v.description("JPEG, PNG or WebP, as a file")),
  post: rowIdSchema,
});

const removal = v.strictObject({
  post: rowIdSchema,
  picture: v.pipe(
    v.string("Must be given"),
    v.check(isPictureKey, "Must be the key of a picture"),
    v.description("Its `key`"),
  ),
});

const REFUSALS = {
  400: "A field is not right",
  403: "The caller is no admin",
  404: "There is no such post, or no such picture of it",
};

const CHANGE = { isPost: true, isRateLimited: true, isForAccounts: true };

/** `POST` and `DELETE /api/dashboard/postpictures`: the pictures of a post, for its cover and its text (security.md U1 to U4). */
export function dashboardpostpictures({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>()
    .post(
      "/",
      takesUpload(),
      idempotent("dashboardpostpictures"),
      describeCall({
        summary: "Adds a picture to those of a post",
        description: `A form (multipart): \`image\`, a JPEG, PNG or WebP of at most 10 MB, and \`post\`. It is drawn anew, inside of 1920 × 1080. A post has at most ${MOST_POST_PICTURES}. Its cover is one of them, and its text shows them by their address on a line of its own: \`![what one sees](/img/{key})\`.`,
        answer: "All pictures of the post",
        shape: PicturesShape,
        refusals: {
          ...REFUSALS,
          400: "It is no picture, or a field is not right",
          409: "The post has as many as it may, or the same call is still at work",
          413: "The picture is larger than 10 MB",
        },
        ...CHANGE,
      }),
      check("form", pictureForm),
      async (c) => {
        const [database, member, now] = [c.get("database"), asMember(c.get("viewer")), c.get("now")()];
        const { image, post: postId } = c.req.valid("form");
        if (image.size > MOST_UPLOAD_BYTES) return imageTooLarge(c);
        const bytes = new Uint8Array(await image.arrayBuffer());
        const toStore = await postPictureToStore(database, member, { postId, bytes });
        return c.json(
          await withStoredImage(database, pictures, toStore, (stored) =>
            answered(c, async (tx) => ({
              pictures: await addPostPicture(tx, member, { postId, stored, now }),
            })),
          ),
        );
      },
    )
    .delete(
      "/",
      takesJson,
      describeCall({
        summary: "Removes a picture of a post that neither its cover nor its text shows",
        answer: "The pictures that stay",
        shape: PicturesShape,
        refusals: { ...REFUSALS, 409: "The post shows it" },
        isKeyless: true,
        ...CHANGE,
      }),
      check("json", removal),
      async (c) => {
        const { post: postId, picture: key } = c.req.valid("json");
        const member = asMember(c.get("viewer"));
        return c.json({ pictures: await removePostPicture(c.get("database"), member, { postId, key }) });
      },
    );
}
