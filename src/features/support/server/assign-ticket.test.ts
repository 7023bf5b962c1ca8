import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { testDatabase } from "#tests/support/database.ts";
import { QUESTION } from "../question.test-support.ts";
import { TICKET_LIST } from "../ticket-fields.ts";
import { answerTicket } from "./answer-ticket.ts";
import { adminsForTickets } from "./assign-ticket.ts";
import { openTicket } from "./open-ticket.ts";
import { ticketsToAnswer, ticketToAnswer } from "./tickets-to-answer.ts";

const database = testDatabase();

async function addAdmin(name: string): Promise<Member> {
  const member = await addMember(database, { name });
  await grantRole(database, { accountId: member.accountId, role: "admin", item: null });
  return { ...member, permissions: { ...member.permissions, admin: true } };
}

let ada: Member;
let eva: Member;
let mies: Member;
let id: number;
beforeEach(async () => {
  ada = await addAdmin("Ada");
  eva = await addAdmin("Eva");
  mies = await addMember(database, { name: "Mies" });
  id = await openTicket(database, QUESTION, {
    captcha: new Uint8Array(32).fill(7),
    accountId: mies.accountId,
  });
});

async function give(to: number | null, by = ada) {
  const { rev } = (await ticketToAnswer(database, by, { id })) ?? { rev: "" };
  const changes = { assignee: to };
  return database.transaction((tx) => answerTicket(tx, by, { id, rev, changes }));
}

async function idsOf(who: Member, hand: string) {
  const query = readListQuery(TICKET_LIST, new URLSearchParams({ hand }));
  return (await ticketsToAnswer(database, who, query)).items.map((ticket) => ticket.id);
}

test("a ticket is given to an admin and back, and says so", async () => {
  expect([await idsOf(eva, "mine"), await idsOf(eva, "nobody")]).toEqual([[], [id]]);
  const given = await give(eva.accountId);
  expect(given.shown).toMatchObject({
    assignee: { _id: String(eva.accountId), name: "Eva" },
    assignments: [{ to: "Eva", by: "Ada", isNobody: false }],
  });
  expect([await idsOf(eva, "mine"), await idsOf(ada, "mine"), await idsOf(eva, "nobody")]).toEqual([
    [id],
    [],
    [],
  ]);
  const back = await give(null, eva);
  expect(back.shown).toMatchObject({ assignee: null, assignments: [{}, { isNobody: true, by: "Eva" }] });
});

test("who gives it to the same one again changes nothing", async () => {
  const { rev } = await give(eva.accountId);
  const again = await give(eva.accountId);
  expect([again.rev, again.shown.assignments.length]).toEqual([rev, 1]);
});

test("it is not given to somebody who is no admin, nor by one, and who asked is not told", async () => {
  await expect(give(mies.accountId)).rejects.toMatchObject({ errors: [{ param: "changes.assignee" }] });
  await expect(give(eva.accountId, mies)).rejects.toMatchObject({ kind: "notAllowed" });
  await give(eva.accountId);
  const seen = await ticketToAnswer(database, mies, { id });
  expect(seen?.shown).toMatchObject({ assignee: null, assignments: [] });
  expect(await idsOf(mies, "mine")).toEqual([id]);
  expect((await adminsForTickets(database)).map(({ name }) => name)).toEqual(["Ada", "Eva"]);
});

test("whoever saw it before it was given is told so", async () => {
  const { rev = "" } = (await ticketToAnswer(database, ada, { id })) ?? {};
  await give(eva.accountId);
  const late = database.transaction((tx) => answerTicket(tx, ada, { id, rev, changes: { reply: "Late" } }));
  await expect(late).rejects.toMatchObject({ kind: "conflict" });
});
