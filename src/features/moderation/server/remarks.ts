import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Remark, RemarkedType, RemarkForm } from "../remark.ts";

interface Remarked {
  targetType: RemarkedType;
  targetId: number;
}

const remarks = statement(
  "remarks-of-case",
  (_, p: Params<Remarked>) => sql<Omit<Remark, "id" | "writtenAt"> & { id: number; writtenAt: Date }>`
    select remark.id, remark.text, account.name as by, remark.written_at as "writtenAt"
    from case_remark as remark left join account on account.id = remark.written_by
    where remark.target_type = ${p.targetType} and remark.target_id = ${p.targetId}
    order by remark.id`,
  { isRead: true },
);

/** What was told colleagues about a case, the first first. */
export async function remarksOf(database: Database, _: Admin, target: Remarked): Promise<Remark[]> {
  const rows = await remarks.all(database, target);
  return rows.map(({ id, writtenAt, ...remark }) => ({
    id: String(id),
    ...remark,
    writtenAt: writtenAt.toISOString(),
  }));
}

const insert = statement(
  "add-remark",
  (_, p: Params<Remarked & { text: string; by: number }>) => sql<{ id: number }>`
    insert into case_remark (target_type, target_id, about_id, text, written_by)
    select ${p.targetType}, ${p.targetId}, target.about_id, ${p.text}, ${p.by}
    from (
      select author_id as about_id from review where ${p.targetType} = 'review' and id = ${p.targetId}
      union all select author_id from review_reply where ${p.targetType} = 'reply' and review_id = ${p.targetId}
      union all select author_id from review join review_photo on review_id = review.id
      where ${p.targetType} = 'photo' and media_id = ${p.targetId}
      union all select author_id from menu_image where ${p.targetType} = 'menuImage' and id = ${p.targetId}
      union all select author_id from user_change where ${p.targetType} = 'userChange' and id = ${p.targetId}
      union all select id from account where ${p.targetType} = 'user' and id = ${p.targetId} and erase_at is null
      union all select null from deal where ${p.targetType} = 'deal' and id = ${p.targetId}
      union all select null from job_offer where ${p.targetType} = 'job' and id = ${p.targetId}
      union all select null from discover_post where ${p.targetType} = 'post' and id = ${p.targetId}
      union all select null from shop where ${p.targetType} = 'shop' and id = ${p.targetId}
      union all select null from product where ${p.targetType} = 'product' and id = ${p.targetId}
      union all select null from brand where ${p.targetType} = 'brand' and id = ${p.targetId}
      limit 1
    ) as target
    returning id`,
);

/** Tells colleagues something about a case. @throws NotFound for what is not there */
export async function addRemark(database: Database, admin: Admin, remark: RemarkForm): Promise<void> {
  if (!(await insert.first(database, { ...remark, by: admin.accountId }))) throw new NotFound("targetId");
}
