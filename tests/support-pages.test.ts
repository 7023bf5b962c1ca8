import { beforeEach, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { QUESTION } from "#features/support/question.test-support.ts";
import { answerTicket } from "#features/support/server/answer-ticket.ts";
import { openTicket } from "#features/support/server/open-ticket.ts";
import { ticketToAnswer } from "#features/support/server/tickets-to-answer.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testDatabase();
const ROOM = "/dashboard/support";
const ANSWER = "We have put them right.";

let sam: Member;
let mies: Member;
let ada: Member;
let id: number;
beforeEach(async () => {
  [sam, mies, ada] = [
    withRoles(await addMember(database, { name: "Sam" }), { shopAdmin: [1] }),
    withRoles(await addMember(database, { name: "Mies" }), { mod: true }),
    withRoles(await addMember(database, { name: "Ada" }), { admin: true }),
  ];
  id = await openTicket(database, QUESTION, {
    captcha: new Uint8Array(32).fill(1),
    accountId: mies.accountId,
  });
  const { rev } = (await ticketToAnswer(database, ada, { id })) ?? { rev: "" };
  await database.transaction((tx) => answerTicket(tx, ada, { id, rev, changes: { reply: ANSWER } }));
});

const withRoles = (member: Member, roles: Partial<Member["permissions"]>): Member => ({
  ...member,
  permissions: { ...member.permissions, ...roles },
});

async function read(path: string, viewer: Viewer = ANONYMOUS) {
  const errors: unknown[] = [];
  const draw = await drawnPages({
    database,
    now: () => new Date(),
    report: (error) => errors.push(error),
    viewer,
  });
  const { status, text } = await draw(path);
  expect(errors).toEqual([]);
  return { status, text, to: /"location","([^"]+)"/.exec(text)?.[1] };
}

test("whoever follows a letter is asked to log in and comes back to the ticket, and without a role goes home", async () => {
  const address = `${ROOM}?id=${id}`;
  expect((await read(address)).to).toBe(`/login?path=${encodeURIComponent(address)}`);
  const nobody = withRoles(mies, { mod: false });
  expect((await read(address, nobody)).to).toBe("/");
  expect((await read(address, { ...ada, hasSecondFactor: false })).to).toBe("/profile?tab=account");
});

test("whoever asked reads what was answered, and nothing of who of us did", async () => {
  const { status, text } = await read(`${ROOM}?id=${id}`, mies);
  expect(status).toBe(200);
  for (const words of [QUESTION.message, ANSWER, "De mensen achter deze site", "noindex"])
    expect(text).toContain(words);
  expect(text).not.toContain("Ada");
});

test("somebody else finds neither the ticket nor a word of it", async () => {
  for (const path of [ROOM, `${ROOM}?id=${id}`, `${ROOM}?q=hours`]) {
    const { status, text } = await read(path, sam);
    expect(status).toBe(200);
    expect(text).not.toMatch(/mies@|Mies|hours of this shop|put them right/);
  }
  const missing = "Het geval dat je zocht, staat niet in deze lijst.";
  expect((await read(`${ROOM}?id=${id}`, sam)).text).toContain(missing);
  expect((await read(ROOM, sam)).text).not.toContain(missing);
});

test("an admin sees who asked and how to reach them, and others than admins the way to ask", async () => {
  const { text } = await read(`${ROOM}?id=${id}`, ada);
  for (const words of ["mailto:mies@example.org", "/user/mies", "/coffeeshop/de-reiger", ">Ada<"])
    expect(text).toContain(words);
  expect(text).not.toContain("Stel een vraag");
  expect((await read(ROOM, sam)).text).toContain("Stel een vraag");
  const asking = await read(`${ROOM}?new`, sam);
  expect(asking.status).toBe(200);
  expect(asking.text).toContain("Waar gaat het over?");
  expect(asking.text).not.toContain("Stel een vraag");
});
