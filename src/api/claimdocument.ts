import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { claimDocumentForm, itemOfForm } from "#features/claims/claim.ts";
import { claimShop } from "#features/claims/server/claim-shop.ts";
import { documentToKeep } from "#features/claims/server/document-to-keep.ts";
import { MOST_DOCUMENT_BYTES } from "#platform/files/document-kind.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { documentTooLarge, takesDocument } from "./takes-document.ts";

const description = describeCall({
  summary: "Says that a shop or a brand is the caller’s, with a document",
  description:
    "A form (multipart) with one PDF, JPEG or PNG, such as an extract of the trade register. An admin reads it and decides. `shopId` or `brandId` names what it is about. A later claim of the same takes the place of the earlier one, whose document is erased; otherwise it is erased thirty days after the decision, or after ninety days without one, when the claim is closed. A picture is drawn anew, without what a camera noted in it, such as its place.",
  answer: "The claim waits for an admin",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, or the file is neither a PDF nor a picture",
    403: "A sample person claims samples only, or it was sent by a page of another site",
    404: "No shop or brand that anybody sees has this `_id`",
    409: "The caller speaks for it already, or a call with this `Idempotency-Key` is still at work",
    413: "The document is larger than 5 MB",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/claimdocument` (product.md section 13). */
export const claimdocument = ({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> =>
  new Hono<ApiEnvironment>().post(
    "/",
    takesDocument("document"),
    idempotent("claimdocument"),
    description,
    check("form", claimDocumentForm),
    async (c) => {
      const { document: file, ...named } = c.req.valid("form");
      if (file.size > MOST_DOCUMENT_BYTES) return documentTooLarge(c, "document");
      const member = asMember(c.get("viewer"));
      const document = await documentToKeep(pictures.workshop, new Uint8Array(await file.arrayBuffer()));
      const asked = { item: itemOfForm(named), proof: "document", document, now: c.get("now")() } as const;
      return c.json(await answered(c, (tx) => claimShop(tx, member, asked)));
    },
  );
