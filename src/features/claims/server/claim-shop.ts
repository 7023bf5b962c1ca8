import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound, TooOften } from "#platform/errors/errors.ts";
import { NO_SUCH_PROOF, YOURS_ALREADY } from "../call-refusals.ts";
import { type CodeProof, MOST_CLAIMS_A_DAY } from "../claim.ts";
import { isOf } from "./is-of.ts";
import { holdItemToClaim, type ItemToClaim } from "./proofs-of-item.ts";
import { SEND_CLAIM_CODE } from "./send-claim-code.ts";

type Proof = { proof: CodeProof } | { proof: "document"; document: Uint8Array };

type Asked = Proof & { item: SpokenFor; now: Date };

type Columns = ReturnType<typeof columnsOf>;

const hold = statement(
  "hold-claimant",
  (_, p: Params<{ accountId: number }>) =>
    sql`select id from account where id = ${p.accountId} for no key update`,
);

const askedToday = statement(
  "claims-of-today",
  (_, p: Params<Columns & { accountId: number; since: Date }>) => sql<{
    ofAccount: number;
    letters: number;
  }>`
    select count(*) filter (where claimant_id = ${p.accountId})::int as "ofAccount",
      count(*) filter (where ${isOf(p)} and proof = 'email')::int as letters
    from shop_claim where asked_at > ${p.since}::timestamptz
      and (claimant_id = ${p.accountId} or ${isOf(p)})`,
);

const replace = statement(
  "replace-claim",
  (_, p: Params<Columns & { accountId: number }>) => sql`
    update shop_claim set state = 'replaced', code_salt = null, code_hash = null, code_until = null, tries_left = 0,
      document = null
    where claimant_id = ${p.accountId} and ${isOf(p)} and state in ('asked', 'proven')`,
);

const insert = statement(
  "insert-claim",
  (
    _,
    p: Params<
      Columns & {
        accountId: number;
        proof: string;
        by: string;
        source: string;
        observedOn: string;
        now: Date;
      }
    >,
  ) => sql<{ id: number }>`
    insert into shop_claim (claimant_id, shop_id, brand_id, proof, proof_by, source, observed_on, asked_at)
    values (${p.accountId}, ${p.shopId}, ${p.brandId}, ${p.proof}, ${p.by}, ${p.source}, ${p.observedOn}, ${p.now}::timestamptz)
    returning id`,
);

const insertWithDocument = statement(
  "insert-claim-by-document",
  (_, p: Params<Columns & { accountId: number; document: Buffer; now: Date }>) => sql`
    insert into shop_claim (claimant_id, shop_id, brand_id, proof, document, state, asked_at, proven_at)
    values (${p.accountId}, ${p.shopId}, ${p.brandId}, 'document', ${p.document}::bytea, 'proven', ${p.now}::timestamptz, ${p.now}::timestamptz)`,
);

const DAY_MS = 24 * 3_600_000;

/**
 * Somebody says that a shop or a brand is theirs: the code is on its way, an admin is asked to call, or has a document to read. An earlier claim of
 * theirs makes room, and its document is gone.
 * @throws NotFound; Conflict when they speak for it; NotAllowed for a sample person whose item is none; Invalid when it cannot be proven
 * so; TooOften
 */
export async function claimShop(
  database: Database,
  member: Member,
  { item, now, ...given }: Asked,
): Promise<void> {
  const { accountId, permissions } = member;
  const { proof } = given;
  const param = `${item.type}Id`;
  const columns = columnsOf(item);
  const document = given.proof === "document" ? Buffer.from(given.document) : null;
  if (permissions[`${item.type}Admin`].includes(item.id)) throw new Conflict(param, YOURS_ALREADY.msg);
  await database.transaction(async (tx) => {
    await hold.all(tx, { accountId });
    const found = await holdItemToClaim(tx, { item, now });
    if (!found) throw new NotFound(param);
    await keepToSamples(tx, member, found);
    const sentTo = proof === "document" ? null : whereTo(found, proof);
    const since = new Date(now.getTime() - DAY_MS);
    const { ofAccount = 0, letters = 0 } =
      (await askedToday.first(tx, { ...columns, accountId, since })) ?? {};
    const isTooOften =
      ofAccount >= MOST_CLAIMS_A_DAY.account || (proof === "email" && letters >= MOST_CLAIMS_A_DAY.letters);
    if (isTooOften) throw new TooOften("proof", DAY_MS / 1000);
    await replace.run(tx, { ...columns, accountId });
    if (document) {
      await insertWithDocument.run(tx, { ...columns, accountId, document, now });
    } else if (sentTo) {
      const claim = await insert.first(tx, { ...columns, accountId, proof, ...sentTo, now });
      if (proof === "email" && claim) await enqueue(tx, SEND_CLAIM_CODE, { claimId: claim.id });
    }
  });
}

function whereTo({ proofs, source, observedOn }: ItemToClaim, proof: CodeProof) {
  const by = proofs[proof];
  if (by === undefined || source === null || observedOn === null)
    throw new Invalid([{ msg: NO_SUCH_PROOF.msg, param: "proof" }]);
  return { by, source, observedOn };
}
