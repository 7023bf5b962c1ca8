import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

// What somebody did for the site stays when they leave, without a name.

export const forgetDecider = statement(
  "forget-decider-of-contributions",
  (_, p: Params<{ accountId: number }>) => sql`
    with images as (update menu_image set decided_by = null where decided_by = ${p.accountId})
    update user_change set decided_by = null where decided_by = ${p.accountId}`,
);

export const forgetClaimDecider = statement(
  "forget-decider-of-claims",
  (db, p: Params<{ accountId: number }>) =>
    db.updateTable("shop_claim").set({ decided_by: null }).where("decided_by", "=", p.accountId),
);

export const forgetMerger = statement(
  "forget-who-decided-doubles",
  (_, p: Params<{ accountId: number }>) => sql`
    with pairs as (update double_pair set decided_by = null where decided_by = ${p.accountId})
    update item_merge set merged_by = null where merged_by = ${p.accountId}`,
);

export const forgetCorrector = statement(
  "forget-who-corrected",
  (_, p: Params<{ accountId: number }>) => sql`
    update product_correction set change_id = null
    where change_id in (select id from user_change where author_id = ${p.accountId})`,
);

/** What stood before a save is the thing's, whoever replaced it. */
export const forgetSaver = statement("forget-who-saved", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("revision").set({ saved_by: null }).where("saved_by", "=", p.accountId),
);

/** What a name on menus means stays true, whoever said so. */
export const forgetWhoJoined = statement(
  "forget-who-joined-spellings",
  (db, p: Params<{ accountId: number }>) =>
    db.updateTable("menu_spelling").set({ said_by: null }).where("said_by", "=", p.accountId),
);

/** What colleagues were told of a case stays with it. */
export const forgetRemarker = statement("forget-who-remarked", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("case_remark").set({ written_by: null }).where("written_by", "=", p.accountId),
);
