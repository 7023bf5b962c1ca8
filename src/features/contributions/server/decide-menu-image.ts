import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { TAKEN_BACK } from "../call-refusals.ts";
import type { RefusalReason } from "../refusal.ts";
import { earn } from "./earn.ts";
import { checkReason, tellOfDecided } from "./tell-of-decided.ts";

interface Decision {
  imageId: number;
  allow: boolean;
  /** Why it is refused. */
  reason?: RefusalReason | undefined;
  /** The same in words that its author reads. */
  explanation?: string | undefined;
  now: Date;
}

interface Decided {
  shopId: number;
  authorId: number;
  mediaId: number;
  key: string;
}

const decide = statement(
  "decide-menu-image",
  (
    _,
    p: Params<{ id: number; allow: boolean; explanation: string | null; decidedBy: number; now: Date }>,
  ) => sql<Decided>`
    with before as materialized (
      select menu_image.id, media.id as media_id, media.key
      from menu_image join media on media.id = menu_image.media_id
      where menu_image.id = ${p.id} and menu_image.state = 'pending'
      for no key update of menu_image
    )
    update menu_image set state = case when ${p.allow}::boolean then 'approved' else 'rejected' end,
      media_id = case when ${p.allow}::boolean then menu_image.media_id end,
      explanation = ${p.explanation}, decided_at = ${p.now}::timestamptz, decided_by = ${p.decidedBy}
    from before
    where menu_image.id = before.id
    returning menu_image.shop_id as "shopId", menu_image.author_id as "authorId", before.media_id as "mediaId", before.key`,
);

const decider = statement(
  "decider-of-menu-image",
  (_, p: Params<{ id: number }>) => sql<{ name: string | null; isWithdrawn: boolean }>`
    select account.name, menu_image.state = 'withdrawn' as "isWithdrawn" from menu_image left join account on account.id = menu_image.decided_by
    where menu_image.id = ${p.id}`,
);

const show = statement("show-menu-image", (db, p: Params<{ mediaId: number }>) =>
  db.updateTable("media").set({ state: "shown" }).where("id", "=", p.mediaId),
);

/**
 * Shows the picture of a menu with its shop, or throws it away. The first decision holds; the author hears of it.
 * @throws NotFound; Invalid for a reason to refuse what is shown; Conflict when it was decided before; NotAllowed about a picture of one's own, or a shop one speaks for
 */
export async function decideMenuImage(
  database: Database,
  admin: Admin,
  { imageId, allow, reason, explanation, now }: Decision,
): Promise<void> {
  checkReason({ isTaken: allow, reason, explanation });
  await database.transaction(async (tx) => {
    const decided = { id: imageId, allow, explanation: explanation ?? null, decidedBy: admin.accountId, now };
    const image = await decide.first(tx, decided);
    if (!image) {
      const before = await decider.first(tx, { id: imageId });
      if (!before) throw new NotFound("imageId");
      const { name, isWithdrawn } = before;
      if (isWithdrawn) throw new Conflict("imageId", TAKEN_BACK.msg);
      throw new Conflict("imageId", DECIDED_ALREADY.with({ name }));
    }
    const { shopId, authorId, mediaId, key } = image;
    const item = { type: "shop", id: shopId } as const;
    await refuseOwnBusiness(tx, admin, { authorId, item, param: "imageId" });
    if (allow) {
      await show.run(tx, { mediaId });
      await earn(tx, { accountId: authorId, kind: "menuPhoto", subject: `menuImage/${imageId}` });
    } else await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
    await tellOfDecided(tx, {
      authorId,
      item,
      otherwise: `menuImage/${imageId}`,
      changed: ["menuImage"],
      isAnswer: false,
      isTaken: allow,
      reason,
      explanation,
    });
    await record(tx, {
      actorId: admin.accountId,
      actorRole: "admin",
      action: allow ? "approveMenuImage" : "rejectMenuImage",
      targetType: "menuImage",
      targetId: imageId,
      reason: reason ?? null,
      details: { shopId },
    });
  });
}
