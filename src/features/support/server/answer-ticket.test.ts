import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { QUESTION } from "../question.test-support.ts";
import { TICKET_LIST, type TicketChanges } from "../ticket-fields.ts";
import { MOST_UNANSWERED } from "../ticket.ts";
import { answerTicket } from "./answer-ticket.ts";
import { forgetOldTickets } from "./forget-old-tickets.ts";
import { openTicket } from "./open-ticket.ts";
import { sendTicketAnswer } from "./send-ticket-answer.ts";
import { sendTicketNotice } from "./send-ticket-notice.ts";
import { ticketsToAnswer, ticketToAnswer } from "./tickets-to-answer.ts";

const database = testDatabase();

const tasks = statement(
  "ticket-tasks-in-test",
  () => sql<{ task: string; payload: object }>`
    select task.identifier as task, job.payload
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier in ('send-ticket-answer', 'send-ticket-notice') order by job.id`,
);
const notices = statement(
  "ticket-notices-in-test",
  (_, p: Params<{ accountId: number }>) => sql<{ type: string; subject: string; redirect: string }>`
    select type, subject, details ->> 'redirect' as redirect from notice where recipient_id = ${p.accountId}`,
);
const log = statement(
  "ticket-log-in-test",
  () => sql<{ action: string; details: object }>`
    select action, details from audit_entry where target_type = 'ticket' order by seq`,
);
const age = statement(
  "age-answered-tickets-in-test",
  (_, p: Params<{ months: number }>) => sql`
    update ticket set created_at = created_at - interval '2 years', said_at = now() - make_interval(months => ${p.months}::int)`,
);
const replyCount = statement(
  "count-replies-in-test",
  () => sql<{ count: number }>`select count(*)::int as count from ticket_reply`,
);

let captchas = 0;
async function ask(who: Member | null, question: Partial<typeof QUESTION> = {}, on = database) {
  captchas += 1;
  const captcha = new Uint8Array(32).fill(captchas);
  return openTicket(on, { ...QUESTION, ...question }, { captcha, accountId: who?.accountId ?? null });
}

let ada: Member;
let mies: Member;
let kees: Member;
beforeEach(async () => {
  const member = await addMember(database, { name: "Ada" });
  ada = { ...member, permissions: { ...member.permissions, admin: true } };
  mies = await addMember(database, { name: "Mies" });
  kees = await addMember(database, { name: "Kees" });
});

async function say(who: Member, id: number, changes: TicketChanges) {
  const { rev } = (await ticketToAnswer(database, who, { id })) ?? { rev: "" };
  return database.transaction((tx) => answerTicket(tx, who, { id, rev, changes }));
}

const list = (who: Member, words = "") =>
  ticketsToAnswer(database, who, readListQuery(TICKET_LIST, new URLSearchParams(words)));
const idsOf = async (who: Member, words = "") => (await list(who, words)).items.map(({ id }) => id);

const office = () => {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const post = { mailer, siteName: "Highstreet", contactEmail: "desk@example.org", bases: EXAMPLE_BASES };
  return { mails, post };
};

/** The letters that wait, sent. */
async function letters(contactEmail: string | undefined = "desk@example.org"): Promise<Mail[]> {
  const { mails, post } = office();
  for (const { task, payload } of await tasks.all(database)) {
    const send = task === "send-ticket-answer" ? sendTicketAnswer : sendTicketNotice;
    await send(database, payload, { ...post, contactEmail });
  }
  return mails;
}

test("an answer goes to the address that was given, and repeats nothing that was typed", async () => {
  const id = await ask(null);
  await say(ada, id, { reply: "Thank you.\n\nWe put it right." });
  const [, answer] = await letters();
  expect(answer).toMatchObject({
    to: "mies@example.org",
    replyTo: { name: "Highstreet", address: "desk@example.org" },
  });
  expect(answer?.subject).toContain(`(nr. ${id})`);
  expect(answer?.text).toContain("\n\nThank you.\n\nWe put it right.\n\n");
  expect(answer?.text).toContain("/contact");
  expect(JSON.stringify(answer)).not.toMatch(/hours of this shop|de-reiger|Ada|\{number|\{page/);
});

test("whoever was signed in is told, and led to the ticket when they have a desk", async () => {
  const id = await ask(mies);
  await say(ada, id, { reply: "Thank you." });
  expect(await notices.all(database, mies)).toEqual([
    { type: "ticketReply", subject: `ticket/${id}`, redirect: "/contact" },
  ]);
  await grantRole(database, { accountId: mies.accountId, role: "mod", item: null });
  await say(ada, id, { reply: "One more thing." });
  expect(await notices.all(database, mies)).toEqual([
    { type: "ticketReply", subject: `ticket/${id}`, redirect: `/dashboard/support?id=${id}` },
  ]);
  const sent = await letters();
  expect(sent.at(-1)?.text).toContain(`/dashboard/support?id=${id}`);
});

test("what whoever asked writes opens it again, and the desk hears of it once until it answers", async () => {
  const id = await ask(mies);
  await say(mies, id, { reply: "I forgot something." });
  expect(await letters()).toHaveLength(1);
  await say(ada, id, { reply: "Thank you.", state: "closed" });
  const opened = await say(mies, id, { reply: "It is still wrong." });
  expect(opened.values.state).toBe("open");
  expect(opened.shown.replies.map(({ isStaff, text, by }) => [isStaff, text, by])).toEqual([
    [false, "I forgot something.", null],
    [true, "Thank you.", null],
    [false, "It is still wrong.", null],
  ]);
  const sent = await letters();
  expect(sent.map(({ to }) => to)).toEqual(["desk@example.org", "mies@example.org", "desk@example.org"]);
  expect(sent.at(-1)?.subject).toMatch(/^Re: /);
  expect(sent.at(-1)?.text).toContain("It is still wrong.");
  expect(sent.at(-1)?.text).not.toContain(QUESTION.message);
});

test("admins see which of them answered, and nobody else does", async () => {
  const id = await ask(mies);
  const seen = await say(ada, id, { reply: "Thank you." });
  expect(seen.shown.replies).toMatchObject([{ by: "Ada" }]);
  const shown = await ticketToAnswer(database, mies, { id });
  expect(shown?.shown.replies).toMatchObject([{ by: null, isStaff: true }]);
});

test("nobody reads, answers or finds a ticket of somebody else", async () => {
  const id = await ask(mies);
  const anonymous = await ask(null);
  expect(await ticketToAnswer(database, kees, { id })).toBeUndefined();
  expect(await ticketToAnswer(database, kees, { id: anonymous })).toBeUndefined();
  await expect(say(kees, id, { reply: "Let me see" })).rejects.toMatchObject({ kind: "notFound" });
  expect(await list(kees, "q=Mies")).toMatchObject({ items: [], total: 0, all: 0 });
  expect(await idsOf(mies)).toEqual([id]);
  expect((await idsOf(ada)).toSorted()).toEqual([id, anonymous].toSorted());
});

test("who answers what changed since they looked is shown it as it stands, and nothing of theirs is sent", async () => {
  const id = await ask(mies);
  const { rev } = (await ticketToAnswer(database, ada, { id })) ?? { rev: "" };
  await say(ada, id, { reply: "First" });
  const second = database.transaction((tx) =>
    answerTicket(tx, ada, { id, rev, changes: { reply: "Second" } }),
  );
  await expect(second).rejects.toMatchObject({
    kind: "conflict",
    current: { _id: String(id), state: "answered", replies: [{ text: "First" }] },
  });
  expect(await replyCount.first(database)).toEqual({ count: 1 });
});

test("of two who answer at once one does", async () => {
  const fresh = await freshDatabase();
  const admins = await Promise.all(["Ada", "Eva"].map((name) => addMember(fresh, { name })));
  const id = await ask(null, {}, fresh);
  const answers = admins.map(async (member) => {
    const admin = { ...member, permissions: { ...member.permissions, admin: true } };
    const { rev } = (await ticketToAnswer(fresh, admin, { id })) ?? { rev: "" };
    return { admin, rev };
  });
  const tries = await Promise.allSettled(
    (await Promise.all(answers)).map(({ admin, rev }) =>
      fresh.transaction((tx) => answerTicket(tx, admin, { id, rev, changes: { reply: admin.name } })),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await replyCount.first(fresh)).toEqual({ count: 1 });
});

test("what admins do is in the log, without a word of what was written; what whoever asked does is not", async () => {
  const id = await ask(mies);
  await say(ada, id, { reply: "Thank you." });
  await say(ada, id, { state: "closed" });
  await say(ada, id, { state: "closed" });
  await say(ada, id, { state: "open" });
  await say(mies, id, { reply: "Done", state: "closed" });
  expect(await log.all(database)).toEqual([
    { action: "answerTicket", details: { from: "open", to: "answered" } },
    { action: "closeTicket", details: { from: "answered", to: "closed" } },
    { action: "reopenTicket", details: { from: "closed", to: "open" } },
  ]);
  expect((await ticketToAnswer(database, mies, { id }))?.values.state).toBe("closed");
});

test("an admin who asked is who asked", async () => {
  const id = await ask(ada);
  const own = await say(ada, id, { reply: "Is anybody there?" });
  expect(own).toMatchObject({ values: { state: "open" }, shown: { isOwn: true } });
  expect(await log.all(database)).toEqual([]);
});

test("nobody fills the desk: so much waits for an answer, and no more", async () => {
  const id = await ask(mies);
  for (let count = 0; count < MOST_UNANSWERED; count += 1) await say(mies, id, { reply: "Hello?" });
  await expect(say(mies, id, { reply: "Hello?" })).rejects.toMatchObject({
    errors: [{ msg: "Wait for an answer first", param: "reply" }],
  });
  await say(ada, id, { reply: "Here we are." });
  await say(mies, id, { reply: "At last" });
});

test("what waits longest stands first, then what was said last; a search finds numbers and answers", async () => {
  const first = await ask(mies);
  const second = await ask(null, { message: "Where is the button?" } as never);
  const third = await ask(null);
  await say(ada, first, { reply: "Look on the left." });
  expect(await idsOf(ada)).toEqual([second, third, first]);
  expect(await idsOf(ada, "state=answered")).toEqual([first]);
  expect(await idsOf(ada, "kind=getListed")).toEqual([]);
  expect(await idsOf(ada, `q=%23${third}`)).toEqual([third]);
  expect(await idsOf(ada, "q=BUTTON")).toEqual([second]);
  expect(await idsOf(ada, "q=on the left")).toEqual([first]);
  expect(await idsOf(ada, "sort=-opened")).toEqual([third, second, first]);
});

test("the version of a list is that of the ticket in it", async () => {
  const id = await ask(mies);
  await say(ada, id, { reply: "Thank you." });
  const [listed] = (await list(ada)).items;
  expect(listed?.rev).toBe((await ticketToAnswer(database, ada, { id }))?.rev);
});

test("answers are forgotten with their ticket, twelve months after the last word", async () => {
  const id = await ask(mies);
  await say(ada, id, { reply: "Thank you." });
  await age.run(database, { months: 11 });
  expect(await forgetOldTickets(database)).toBe(0);
  await age.run(database, { months: 13 });
  expect(await forgetOldTickets(database)).toBe(1);
  expect(await replyCount.first(database)).toEqual({ count: 0 });
});

test("of a ticket that is gone no letter is sent, and what whoever asked wrote is no answer", async () => {
  const { mails, post } = office();
  await sendTicketAnswer(database, { replyId: 999_999 }, post);
  const id = await ask(mies);
  const { shown } = await say(mies, id, { reply: "Hello?" });
  await sendTicketAnswer(database, { replyId: Number(shown.replies[0]?.["_id"]) }, post);
  expect(mails).toEqual([]);
});
