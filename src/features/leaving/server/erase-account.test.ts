import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { accountOfIdentity } from "#features/accounts/server/account-of-identity.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { forgetRestedNames } from "#features/accounts/server/resting-names.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { REMOVE_UNUSED_PICTURE, removeUnusedPicture } from "#features/media/server/remove-unused-picture.ts";
import { siteSecret } from "#platform/database/site-secret.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { eraseAccount, eraseDueAccounts } from "./erase-account.ts";
import { takeErasureBack } from "./ask-for-erasure.ts";
import { CANARY, columnsWith, plantAccount, run } from "./planted-account.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

/** Texts of these tables that come from a list of ours, and columns that people cannot fill. */
const CLOSED = [
  "account.locale",
  "account.onboarding_step",
  "account.pref_types",
  "account.privacy",
  "account_role.role",
  "admin_proposal.change",
  "contribution.kind",
  "contribution.product_type",
  "contribution.subject",
  // What the catalogue says of two things, whoever made one of them.
  "double_pair.kind",
  "double_pair.reasons",
  "double_pair.state",
  "item_merge.became",
  "item_merge.became_facts",
  "item_merge.kind",
  "item_merge.loser_status",
  "item_merge.older_paths",
  "item_merge.stood",
  "item_merge.stood_facts",
  // As menus write it.
  "menu_spelling.spelling",
  "fact_confirmation.fact_group",
  "menu_image.state",
  "appeal.state",
  "identity.provider",
  "idempotency_key.call",
  "liking.type",
  "notice.subject",
  "case_remark.target_type",
  // Which case they look at.
  "open_case.case_id",
  "notice.type",
  "review.aspects",
  "review.effects",
  "review.flavours",
  "review.locale",
  "review.state",
  "review.target_type",
  "review.visited",
  "revision.part",
  "revision.target_type",
  // What the shop had published anyway, and words of ours.
  "shop_claim.observed_on",
  "shop_claim.proof",
  "shop_claim.proof_by",
  "shop_claim.reason",
  "shop_claim.source",
  "shop_claim.state",
  "shop_invitation.locale",
  // What one sees on a photo of a shop is the shop's, as the photo is; so it is with brands and products.
  "brand_photo.alt",
  "product_photo.alt",
  "push_sent.classes",
  "push_setting.classes",
  "shop_photo.alt",
  "letter.classes",
  "letter.kind",
  "letter.notice_ids",
  "letter.state",
  "letter_setting.classes",
  "letter_setting.digest",
  "notice_setting.hidden_classes",
  "newsletter_delivery.locale",
  "newsletter_delivery.state",
  "survey_response.survey",
  "ticket.kind",
  "ticket.locale",
  "ticket.proof",
  "ticket.role",
  "ticket.state",
  "ticket.subject",
  "user_change.answered",
  "user_change.state",
  "user_change.suggested_as",
  "user_change.type",
  // An address is of somebody without an account.
  "report.email",
  "report.locale",
  "report.name",
  "report.reason",
  "report.target_type",
];

const TEXTS = `
  select distinct columns.table_name || '.' || columns.column_name as "column"
  from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')
    and (table_name in ('account', 'idempotency_key') or table_name in (
      select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'account'::regclass))`;

/** As the background does. */
async function removePictures(tools: Awaited<ReturnType<typeof pictures>>) {
  const tasks = (await run(
    database,
    `select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = $1`,
    [REMOVE_UNUSED_PICTURE],
  )) as { payload: unknown }[];
  for (const { payload } of tasks) await removeUnusedPicture(database, tools, payload);
}

test("the planted account has something in every text, and in the search", async () => {
  await plantAccount(database, await pictures());
  const texts = ((await run(database, TEXTS)) as { column: string }[]).map(({ column }) => column);
  const planted = await columnsWith(database, CANARY);
  expect(texts.filter((column) => !planted.includes(column)).toSorted()).toEqual(CLOSED.toSorted());
  expect(planted.filter((column) => !texts.includes(column))).toEqual([
    "decision.explanation",
    "search_beginning.items",
    "search_hit.beginning",
    "search_item.name",
    "search_item.url",
    "search_item.words",
    "search_known_word.word",
    "search_name.name",
    "search_word.word",
  ]);
});

test("unique strings planted in every text of an account are found nowhere afterwards: no table, no file, nobody else's", async () => {
  const tools = await pictures();
  const { planted, friend } = await plantAccount(database, tools);
  expect(await tools.namesOfFiles()).toHaveLength(1);
  const { accountId } = planted;
  expect(await eraseAccount(database, { accountId, onlyIfDue: false })).toBe(true);
  await removePictures(tools);
  expect(await columnsWith(database, CANARY)).toEqual([]);
  expect(await tools.namesOfFiles()).toEqual([]);
  expect(await run(database, "select id from media")).toEqual([]);
  expect(await run(database, "select id from account")).toEqual([{ id: friend.accountId }]);
  const found = await autocomplete(database, { kinds: ["users"], question: "qxqxname", locale: "nl" });
  expect(found).toEqual([]);
});

test("what somebody put right of a product stays so, with its source and what stood before, and nobody’s", async () => {
  const { planted } = await plantAccount(database, await pictures());
  const left = (table: string, columns: string) => run(database, `select ${columns} from ${table}`);
  const [before] = await left("product_correction", "change_id is null as nobody");
  expect(before).toEqual({ nobody: false });
  await eraseAccount(database, { accountId: planted.accountId, onlyIfDue: false });
  expect(await left("product_correction", "fact, source, change_id")).toEqual([
    { fact: "name", source: "visitor", change_id: null },
  ]);
  expect(await left("revision", "part, saved_by")).toEqual([{ part: "name", saved_by: null }]);
  expect(await left("user_change", "id")).toEqual([]);
});

test("words of the name that others have too are still found", async () => {
  const { planted } = await plantAccount(database, await pictures());
  const { accountId } = await addMember(database, { name: "Qxqxfamily" });

  await indexAccounts(database, { accountIds: [accountId] });
  await eraseAccount(database, { accountId: planted.accountId, onlyIfDue: false });
  const words = await run(
    database,
    "select word from search_known_word where word like 'qxqx%' order by word",
  );
  expect(words).toEqual([{ word: "qxqxfamily" }]);
});

test("a picture that somebody else shows as well stays theirs", async () => {
  const tools = await pictures();
  const { planted } = await plantAccount(database, tools);
  const other = await addMember(database);
  await run(
    database,
    "update account set picture_id = (select picture_id from account where id = $1) where id = $2",
    [planted.accountId, other.accountId],
  );
  await eraseAccount(database, { accountId: planted.accountId, onlyIfDue: false });
  await removePictures(tools);
  expect(await tools.namesOfFiles()).toHaveLength(1);
});

test("whoever was erased is noted so that only this site can tell, and may come back as somebody new", async () => {
  const identity = { provider: "google", subject: "1234", locale: "nl" } as const;
  const first = await accountOfIdentity(database, identity);
  await eraseAccount(database, { accountId: first.accountId, onlyIfDue: false });
  const secret = await siteSecret(database, "erasures");
  const hash = createHmac("sha256", secret).update("google 1234").digest();
  expect(await run(database, "select identity_hash as hash from erasure")).toEqual([{ hash }]);
  const again = await accountOfIdentity(database, identity);
  expect([again.isNew, again.accountId === first.accountId]).toEqual([true, false]);
  await eraseAccount(database, { accountId: again.accountId, onlyIfDue: false });
  expect(await run(database, "select identity_hash as hash from erasure")).toEqual([{ hash }]);
});

test("the task erases those whose days are over, and nobody else", async () => {
  const [over, soon, stays] = [
    await addMember(database, { name: "Over" }),
    await addMember(database, { name: "Soon" }),
    await addMember(database, { name: "Stays" }),
  ];
  await leave(database, over);
  await leave(database, soon);
  await run(database, "update account set erase_at = now() - interval '1 second' where id = $1", [
    over.accountId,
  ]);
  expect(await eraseDueAccounts(database)).toBe(1);
  const left = await run(database, "select id from account order by id");
  expect(left).toEqual([{ id: soon.accountId }, { id: stays.accountId }]);
  expect(await eraseAccount(database, { accountId: soon.accountId, onlyIfDue: true })).toBe(false);
  expect(await eraseAccount(database, { accountId: 987_654, onlyIfDue: false })).toBe(false);
});

test("whoever takes it back in the last moment either stays whole or is gone whole", async () => {
  const fresh = await freshDatabase();
  for (let round = 0; round < 6; round += 1) {
    const sam = await addMember(fresh, { name: `Sam ${round}` });
    await run(fresh, "update account set erase_at = now() where id = $1", [sam.accountId]);
    const [back, erased] = await Promise.allSettled([
      takeErasureBack(fresh, sam),
      eraseDueAccounts(fresh),
      eraseDueAccounts(fresh),
    ]);
    expect(erased.status).toBe("fulfilled");
    const rows = await run(fresh, "select erase_at as until from account where id = $1", [sam.accountId]);
    expect(rows).toEqual(back.status === "fulfilled" ? [{ until: null }] : []);
    if (back.status === "rejected") expect(back.reason).toMatchObject({ kind: "notSignedIn" });
  }
});

const rename = (member: Member, name: string) =>
  renameAccount(database, member, { name, siteName: "Highstreet", isLimited: false });

test("the name, the address and earlier ones of somebody who was erased rest for thirty days, then they are anybody’s", async () => {
  const [gone, other] = [
    await addMember(database, { name: "Boss x" }),
    await addMember(database, { name: "Noor" }),
  ];
  await rename(gone, "Sam");
  await eraseAccount(database, { accountId: gone.accountId, onlyIfDue: false });
  for (const name of ["Sam", "S a m", "sám", "Boss x"])
    await expect(rename(other, name)).rejects.toMatchObject({ kind: "conflict" });
  expect((await rename(other, "Boß x")).url).toBe("boss-x-2");
  await run(database, "update resting_name set freed_at = freed_at - interval '29 days'");
  expect(await forgetRestedNames(database)).toBe(0);
  await expect(rename(other, "Sam")).rejects.toMatchObject({ kind: "conflict" });
  await run(database, "update resting_name set freed_at = freed_at - interval '1 day'");
  expect((await rename(other, "Sam")).url).toBe("sam");
  expect(await forgetRestedNames(database)).toBe(4);
});

test("a name that was given up before rests no longer because its owner was erased", async () => {
  const [gone, other] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  await rename(gone, "Samuel");
  await run(database, "update freed_name set freed_at = freed_at - interval '29 days'");
  await eraseAccount(database, { accountId: gone.accountId, onlyIfDue: false });
  await run(database, "update resting_name set freed_at = freed_at - interval '1 day'");
  expect((await rename(other, "Sam")).url).toBe("sam");
  await expect(rename(other, "Samuel")).rejects.toMatchObject({ kind: "conflict" });
});

test("what is kept of a name cannot be told by whoever has only the table", async () => {
  const gone = await addMember(database, { name: "Sam" });
  await eraseAccount(database, { accountId: gone.accountId, onlyIfDue: false });
  const hashes = (await run(database, "select encode(hash, 'hex') as hash from resting_name")) as {
    hash: string;
  }[];
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const guesses = new Set(["sam", "name sarn", "name sam", "url sam"].map(digest));
  expect(hashes).toHaveLength(2);
  expect(hashes.filter(({ hash }) => guesses.has(hash))).toEqual([]);
});

test("the words of an earlier name are forgotten with the rename", async () => {
  const sam = await addMember(database, { name: "Qxqxformer" });
  await indexAccounts(database, { accountIds: [sam.accountId] });
  expect(await columnsWith(database, CANARY)).toContain("search_known_word.word");
  await rename(sam, "Sam");
  expect((await columnsWith(database, CANARY)).filter((column) => column.startsWith("search"))).toEqual([]);
});
