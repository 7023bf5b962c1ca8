import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { fieldErrorsOf, Stale } from "#platform/errors/errors.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { BRED_FROM_THIS, NAME_OF_ANOTHER_STRAIN } from "../call-refusals.ts";
import { addAdmin } from "./contributors.test-support.ts";
import { editStrain } from "./edit-strain.ts";
import { strainToEdit } from "./strains-to-edit.ts";

const strainOfWeed = statement(
  "strain-of-weed-in-race",
  (_, p: Params<{ slug: string }>) => sql<{ id: number; weedId: number }>`
    select strain_id as id, id as "weedId" from product where slug = ${p.slug}`,
);

type Changes = Parameters<typeof editStrain>[2]["changes"];

/** Each with the strain as it stood when both opened it; the second begins before the first is done. */
async function saveBoth(
  database: Database,
  first: { id: number; changes: Changes },
  second: { id: number; changes: Changes },
): Promise<unknown> {
  const [ada, eva] = [await addAdmin(database, "Ada"), await addAdmin(database, "Eva")];
  const opened = async (member: Member, { id, changes }: { id: number; changes: Changes }) => ({
    id,
    rev: (await strainToEdit(database, member, { id }))?.rev ?? "",
    changes,
  });
  const [ofAda, ofEva] = [await opened(ada, first), await opened(eva, second)];
  const now = new Date();
  let ending: Promise<unknown> | undefined;
  await database.transaction(async (tx) => {
    await editStrain(tx, ada, ofAda, { now });
    ending = database
      .transaction((other) => editStrain(other, eva, ofEva, { now }))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    await waitsForLock(database);
  });
  return ending;
}

async function settled() {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  const strain = async (slug: string) =>
    (await strainOfWeed.first(database, { slug })) as { id: number; weedId: number };
  return { database, dyke: await strain("evening-dyke"), heusden: await strain("heusden-weed") };
}

const refusalsOf = (error: unknown) => fieldErrorsOf(error).map(({ msg, param }) => [param, msg]);

test("of two who make each of two strains the parent of the other at once, the second is refused", async () => {
  const { database, dyke, heusden } = await settled();
  const error = await saveBoth(
    database,
    { id: dyke.id, changes: { parents: [heusden.weedId] } },
    { id: heusden.id, changes: { parents: [dyke.weedId] } },
  );
  expect(refusalsOf(error)).toEqual([["parents", BRED_FROM_THIS.msg]]);
});

test("of two who give two strains one name at once, the second is told whose it is", async () => {
  const { database, dyke, heusden } = await settled();
  const error = await saveBoth(
    database,
    { id: dyke.id, changes: { name: "Dijkweg" } },
    { id: heusden.id, changes: { aliases: ["dijk weg"] } },
  );
  expect(refusalsOf(error)).toEqual([["aliases", NAME_OF_ANOTHER_STRAIN.msg]]);
});

test("of two who save one strain at once, the second is shown what the first saved", async () => {
  const { database, dyke } = await settled();
  const error = await saveBoth(
    database,
    { id: dyke.id, changes: { marketedAs: "sativa" } },
    { id: dyke.id, changes: { terpenes: ["pinene"] } },
  );
  expect(error).toBeInstanceOf(Stale);
  expect((error as Stale).current).toMatchObject({ marketedAs: "sativa" });
});
