import { sql } from "kysely";
import { DEMO_TICKETS } from "#db/demo/tickets.ts";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const areThere = statement(
  "are-demo-tickets-there",
  () => sql<{ areThere: boolean }>`
    select exists (select from ticket join account on account.id = account_id and account.is_sample) as "areThere"`,
);

type Asked = {
  accountId: number;
  subject: string;
  message: string;
  locale: string;
  at: Date;
  isAnswered: boolean;
};

// Without the mails that a question sends: they would go to whoever runs the site.
const ask = statement(
  "ask-demo-ticket",
  (_, p: Params<Asked>) => sql<{ id: number }>`
    insert into ticket (kind, subject, name, account_id, message, locale, state, created_at, said_at, answered_at)
    select 'contact', ${p.subject}, account.name, account.id, ${p.message}, ${p.locale},
      case when ${p.isAnswered}::boolean then 'answered' else 'open' end, ${p.at}::timestamptz, ${p.at}::timestamptz,
      case when ${p.isAnswered}::boolean then ${p.at}::timestamptz + interval '1 day' end
    from account where account.id = ${p.accountId}
    returning id`,
);

const answer = statement(
  "answer-demo-ticket",
  (_, p: Params<{ ticketId: number; staffId: number; text: string }>) => sql`
    insert into ticket_reply (ticket_id, is_staff, staff_id, text, written_at)
    select id, true, ${p.staffId}::bigint, ${p.text}, answered_at from ticket where id = ${p.ticketId}`,
);

const DAY_MS = 86_400_000;

/** Lets the people of db/demo ask questions; nothing where one of them has asked already. They go with the people. */
export async function loadDemoTickets(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await areThere.first(tx))?.areThere) return;
    const eva = await memberCalled(tx, "eva", { admin: true });
    for (const { persona, daysAgo, answer: text, ...asked } of DEMO_TICKETS) {
      const asker = await memberCalled(tx, persona, {});
      if (!asker || !eva) continue;
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const { accountId } = asker;
      const ticket = await ask.first(tx, { ...asked, accountId, at, isAnswered: text !== null });
      if (ticket && text !== null)
        await answer.run(tx, { ticketId: ticket.id, staffId: eva.accountId, text });
    }
  });
}
