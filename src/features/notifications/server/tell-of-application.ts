import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { tellOfItems } from "./tell-of-item.ts";

interface Speaker {
  recipientId: number;
  locale: Locale;
  itemType: "shop" | "brand";
  itemId: number;
}

const speakers = statement(
  "speakers-of-employer",
  (_, p: Params<{ jobId: number }>) => sql<Speaker>`
    select distinct speaker.account_id as "recipientId", account.locale,
      case when job_offer.shop_id is null then 'brand' else 'shop' end as "itemType",
      coalesce(job_offer.shop_id, job_offer.brand_id) as "itemId"
    from job_offer
    join ${heldRoles} as speaker
      on speaker.shop_id = job_offer.shop_id or speaker.brand_id = job_offer.brand_id
    join account on account.id = speaker.account_id
    where job_offer.id = ${p.jobId} order by "recipientId"`,
);

/**
 * Tells whoever speaks for an employer that somebody applied for a job: the latest alone of each job, and nothing of who it was, because what was sent
 * may be gone before the notice is. To be called in the transaction that keeps the application.
 */
export async function tellOfApplication(tx: Database, { jobId }: { jobId: number }): Promise<void> {
  const told = await speakers.all(tx, { jobId });
  const notices = told.map(async ({ recipientId, locale, itemType, itemId }) => {
    const i18n = await loadMessages(locale, ["server"]);
    return {
      recipientId,
      type: "generic",
      subject: `job/${jobId}/applications`,
      item: { type: itemType, id: itemId },
      details: {
        title: i18n._({ id: "notifications.application", message: "Somebody applied for a job of yours" }),
        description: i18n._({
          id: "notifications.application-text",
          message: "Read it in the dashboard. It’s erased 90 days after it was sent.",
        }),
        redirect: `/dashboard/coffeejobs/joboffer?id=${jobId}&tab=applications`,
      },
    } as const;
  });
  await tellOfItems(tx, await Promise.all(notices));
}
