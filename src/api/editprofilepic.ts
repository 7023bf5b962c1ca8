import { Hono } from "hono";
import * as v from "valibot";
import { DEFAULT_PICTURES } from "#features/accounts/default-pictures.ts";
import { changePortrait, portraitToStore } from "#features/accounts/server/change-portrait.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { tellOfPortrait } from "#features/notifications/server/tell-of-portrait.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { StoredImage } from "#features/media/server/store-image.ts";
import { withStoredImage } from "#features/media/server/with-stored-images.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { imageTooLarge, takesUpload } from "./takes-upload.ts";

const Portrait = v.pipe(
  v.object({ thumbnail: v.pipe(v.string(), v.description("The address of the new picture, square")) }),
  v.metadata({ ref: "Portrait" }),
);

const description = describeCall({
  summary: "Gives the caller another picture",
  description:
    "A form (multipart): `image`, a JPEG, PNG or WebP of at most 10 MB, or `imgPath`, one of the drawn ones. It is drawn anew, inside of 512 × 512. `userId` is for admins: the log says so, and whose picture it is hears of it.",
  answer: "It is shown from now on",
  shape: Portrait,
  refusals: {
    400: "It is no picture, or a field is not right",
    403: "`userId` is somebody else, or it was sent by a page of another site",
    404: "There is nobody with this `userId`",
    413: "The picture is larger than 10 MB",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const pictureForm = v.pipe(
  v.strictObject({
    image: v.optional(v.pipe(v.file("Must be one file"), v.description("JPEG, PNG or WebP, as a file"))),
    imgPath: v.optional(v.picklist(DEFAULT_PICTURES, `Must be ${DEFAULT_PICTURES[0]} to -5.jpg`)),
    userId: v.optional(rowIdSchema),
  }),
  v.forward(
    v.partialCheck(
      [["image"], ["imgPath"]],
      ({ image, imgPath }) => (image === undefined) !== (imgPath === undefined),
      "Must be given, or imgPath",
    ),
    ["image"],
  ),
);

/** `POST /api/editprofilepic` (specification section 7, security.md U1 to U4). */
export function editprofilepic({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesUpload(),
    idempotent("editprofilepic"),
    description,
    check("form", pictureForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const { image, imgPath, userId } = c.req.valid("form");
      if (image && image.size > MOST_UPLOAD_BYTES) return imageTooLarge(c);
      const database = c.get("database");
      if (!image)
        return c.json(await change({ defaultPicture: DEFAULT_PICTURES.indexOf(imgPath ?? "") + 1 }));
      const bytes = new Uint8Array(await image.arrayBuffer());
      const toStore = await portraitToStore(database, member, { userId, bytes });
      return c.json(await withStoredImage(database, pictures, toStore, (stored) => change({ stored })));

      function change(to: { stored: StoredImage } | { defaultPicture: number }) {
        return answered(c, async (tx) => {
          const thumbnail = await changePortrait(tx, member, { userId, to });
          const isOfOther = userId !== undefined && userId !== member.accountId;
          if (isOfOther) await tellOfPortrait(tx, { accountId: userId });
          return { thumbnail };
        });
      }
    },
  );
}
