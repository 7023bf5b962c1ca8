import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { type AuditHead, auditHead, headText, keepAuditHead } from "./audit-head.ts";
import { record } from "./record.ts";
import { verifyAudit } from "./verify-audit.ts";

const database = testDatabase();

const removal = {
  actorId: 1,
  actorRole: "admin",
  action: "removeReview",
  targetType: "review",
  targetId: 12,
  reason: "fake",
} as const;

const rewriting = {
  update: statement("test-update-audit", () => sql`update audit_entry set actor_id = 2`),
  delete: statement("test-delete-audit", () => sql`delete from audit_entry`),
  truncate: statement("test-truncate-audit", () => sql`truncate audit_entry`),
};

const forge = statement(
  "test-forge-audit",
  () => sql`
    alter table audit_entry disable trigger user;
  `,
);
const forgeReason = statement(
  "test-forge-reason",
  () => sql`update audit_entry set reason = 'duplicate' where seq = 2`,
);
const forgeGap = statement("test-forge-gap", () => sql`delete from audit_entry where seq = 2`);

test("an empty log is as it was written", async () => {
  expect(await verifyAudit(database)).toEqual({ entryCount: 0, brokenSeq: null });
});

test("entries of many at once are one chain", async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, targetId) =>
      database.transaction((tx) => record(tx, { ...removal, targetId: targetId + 1 })),
    ),
  );
  expect(await verifyAudit(database)).toEqual({ entryCount: 12, brokenSeq: null });
});

test.each(Object.keys(rewriting) as (keyof typeof rewriting)[])(
  "an entry that is there is not rewritten: %s",
  async (what) => {
    await record(database, removal);
    await expect(rewriting[what].run(database)).rejects.toThrow("only added to");
  },
);

test("an entry forged by somebody who owns the database is found", async () => {
  for (const targetId of [1, 2, 3]) await record(database, { ...removal, targetId });
  await forge.run(database);
  await forgeReason.run(database);
  expect(await verifyAudit(database)).toEqual({ entryCount: 3, brokenSeq: 2 });
});

test("an entry that was taken out is found", async () => {
  for (const targetId of [1, 2, 3]) await record(database, { ...removal, targetId });
  await forge.run(database);
  await forgeGap.run(database);
  expect(await verifyAudit(database)).toEqual({ entryCount: 2, brokenSeq: 3 });
});

test("the head goes into the log of the process and the mail of the operator", async () => {
  const [mails, lines]: [Mail[], string[]] = [[], []];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const keep = (contactEmail?: string) =>
    keepAuditHead(database, {
      mailer,
      siteName: "Highstreet",
      contactEmail,
      tell: (line) => lines.push(line),
      now: new Date("2026-11-27T04:03:00Z"),
    });
  await keep("operator@example.org");
  expect([mails, lines]).toEqual([[], []]);
  await record(database, removal);
  const head = headText((await auditHead(database)) as AuditHead);
  await keep();
  expect([mails, lines]).toEqual([[], [`Audit log: head ${head}`]]);
  await keep("operator@example.org");
  expect(mails).toMatchObject([
    { to: "operator@example.org", text: expect.stringContaining(`audit verify --head ${head}`) },
  ]);
});
