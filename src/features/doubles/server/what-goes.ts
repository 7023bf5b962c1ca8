import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { CountName, DoubleCounts, DoubleKind, Going } from "../double.ts";
import { COUNT_NAMES_GAINED } from "./chosen-columns.ts";
import { ownWeeds, PATH } from "./double-items.ts";
import { COUNT_REFERENCES } from "./move-references.ts";
import { countedAs } from "./references.ts";

interface Way {
  loserId: number;
  winnerId: number;
}

const addresses = (kind: Exclude<DoubleKind, "strain">) =>
  statement(
    `addresses-of-${kind}-that-goes`,
    (_, p: Params<{ ids: number[] }>) => sql<{ id: number; paths: string[] }>`
      select item.id, array[${PATH[kind]}] || array(
        select from_path from redirect where to_path = ${PATH[kind]} order by from_path) as paths
      from ${sql.table(kind)} as item where item.id = any(${p.ids}::bigint[])`,
    { isRead: true },
  );

const ADDRESSES = { product: addresses("product"), brand: addresses("brand"), shop: addresses("shop") };

/**
 * What a merge would do with what stands with each loser, in the order of `ways`: counted as it is moved (`move-references.ts`).
 * With a strain goes what stands with its weed, where both have one.
 */
export async function whatGoes(database: Database, kind: DoubleKind, ways: readonly Way[]): Promise<Going[]> {
  const goings = ways.map((): Going => ({ moves: {}, aside: {}, addresses: [] }));
  const winnerIds = ways.map(({ winnerId }) => winnerId);
  const loserIds = ways.map(({ loserId }) => loserId);
  const names = countedAs(kind);
  const rows = await COUNT_REFERENCES[kind].all(database, { fromIds: loserIds, toIds: winnerIds });
  for (const { place, reference, moveCount, asideCount } of rows) {
    const [going, name] = [goings[place - 1], names.get(reference)];
    if (!going || !name) continue;
    add(going.moves, name, moveCount);
    add(going.aside, name, asideCount);
  }
  const gained = (await COUNT_NAMES_GAINED[kind]?.all(database, { loserIds, winnerIds })) ?? [];
  for (const { place, count } of gained) add(goings[place - 1]?.moves ?? {}, "names", count);
  if (kind === "strain") await addWeeds(database, ways, goings);
  else {
    const rowsOfPaths = await ADDRESSES[kind].all(database, { ids: loserIds });
    const paths = new Map(rowsOfPaths.map((row) => [row.id, row.paths]));
    for (const [place, { loserId }] of ways.entries())
      goings[place]?.addresses.push(...(paths.get(loserId) ?? []));
  }
  return goings;
}

async function addWeeds(database: Database, ways: readonly Way[], goings: readonly Going[]): Promise<void> {
  const strainIds = [...new Set(ways.flatMap(({ loserId, winnerId }) => [loserId, winnerId]))];
  const weeds = await ownWeeds(database, strainIds);
  const both = ways.flatMap(({ loserId, winnerId }, place) => {
    const [loser, winner, going] = [weeds.get(loserId), weeds.get(winnerId), goings[place]];
    return loser === undefined || winner === undefined || !going
      ? []
      : [{ loserId: loser, winnerId: winner, going }];
  });
  const ofWeeds = await whatGoes(database, "product", both);
  for (const [place, { going }] of both.entries()) {
    const weed = ofWeeds[place];
    if (!weed) continue;
    // Its names are those of the strain.
    const { names: _, ...moves } = weed.moves;
    for (const [name, count] of Object.entries(moves)) add(going.moves, name as CountName, count);
    for (const [name, count] of Object.entries(weed.aside)) add(going.aside, name as CountName, count);
    going.addresses.push(...weed.addresses);
  }
}

function add(counts: DoubleCounts, name: CountName, count: number): void {
  if (count > 0) counts[name] = (counts[name] ?? 0) + count;
}
