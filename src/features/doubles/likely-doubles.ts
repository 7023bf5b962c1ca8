import type { DoubleReason } from "./double.ts";
import { nameLikeness, readName, type ReadName } from "./name-likeness.ts";

/** A thing by its names. */
export interface NamedThing {
  id: number;
  name: string;
  aliases: readonly string[];
  /** Only of two of one group is asked whether they are one: samples, types and brands are kept apart. */
  group: string;
  /** Who bred or makes it; of a brand the host of its website. Null where that is unknown. */
  maker: string | null;
}

export interface LikelyDouble {
  oneId: number;
  otherId: number;
  reasons: DoubleReason[];
  /** In hundredths. */
  likeness: number;
}

/** How alike two names must be, by what is known of who made them. */
const ENOUGH = { ofOneMaker: 0.55, unknown: 0.7, ofTwoMakers: 0.9 };

/** One goes by the name of the other. */
const ALIAS_LIKENESS = 95;

interface Read extends NamedThing {
  read: ReadName;
  called: readonly string[];
}

/** What it means to have one maker. A website is of one business, however that calls itself: it is a reason by itself. */
type MakerReason = "breeder" | "brand" | "website";

/** Finds the others of each thing, for one thing after another, so that whoever asks may rest between them. */
export function* likelyDoubles(
  things: readonly NamedThing[],
  reason: MakerReason,
): Generator<LikelyDouble[]> {
  const read = things.map((thing) => ({
    ...thing,
    read: readName(thing.name),
    called: thing.aliases.map((alias) => readName(alias).plain),
  }));
  const byTrigram = new Map<string, Read[]>();
  const byName = new Map<string, Read[]>();
  const byMaker = new Map<string, Read[]>();
  for (const thing of read) {
    const { group, called, maker } = thing;
    const { marks, trigrams, plain } = thing.read;
    const found = new Map<Read, boolean>();
    if (reason === "website" && maker !== null)
      for (const other of byMaker.get(maker) ?? []) found.set(other, false);
    for (const other of countShared(byTrigram, group, marks, trigrams)) found.set(other, false);
    for (const name of [plain, ...called])
      for (const other of byName.get(`${group}|${name}`) ?? [])
        if (other.read.plain === name || plain === name) found.set(other, true);
    yield [...found].flatMap(([other, isAlias]) => doubleOf(other, thing, isAlias, reason) ?? []);
    for (const trigram of trigrams) push(byTrigram, `${group}|${marks}|${trigram}`, thing);
    for (const name of new Set([plain, ...called])) push(byName, `${group}|${name}`, thing);
    if (reason === "website" && maker !== null) push(byMaker, maker, thing);
  }
}

/** Those with the same numbers of which at least a third of the trigrams are the same. */
function countShared(
  byTrigram: ReadonlyMap<string, Read[]>,
  group: string,
  marks: string,
  trigrams: ReadonlySet<string>,
): Read[] {
  const shared = new Map<Read, number>();
  for (const trigram of trigrams)
    for (const other of byTrigram.get(`${group}|${marks}|${trigram}`) ?? [])
      shared.set(other, (shared.get(other) ?? 0) + 1);
  return [...shared].flatMap(([other, count]) => (count * 3 >= trigrams.size ? [other] : []));
}

function doubleOf(one: Read, other: Read, isAlias: boolean, reason: MakerReason): LikelyDouble | undefined {
  const alike = nameLikeness(one.read, other.read);
  const isOfOneMaker = one.maker !== null && one.maker === other.maker;
  const areOfTwo = one.maker !== null && other.maker !== null && !isOfOneMaker;
  const enough = isOfOneMaker ? ENOUGH.ofOneMaker : areOfTwo ? ENOUGH.ofTwoMakers : ENOUGH.unknown;
  const reasons: DoubleReason[] = [];
  if (isAlias && one.read.plain !== other.read.plain) reasons.push("alias");
  if (alike >= enough) reasons.push("spelling");
  if (reasons.length === 0 && !(isOfOneMaker && reason === "website")) return undefined;
  if (isOfOneMaker) reasons.push(reason);
  const [oneId, otherId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  const hundredths = Math.round(alike * 100);
  return {
    oneId,
    otherId,
    reasons,
    likeness: reasons[0] === "alias" ? Math.max(hundredths, ALIAS_LIKENESS) : hundredths,
  };
}

function push(map: Map<string, Read[]>, key: string, thing: Read): void {
  const list = map.get(key);
  if (list) list.push(thing);
  else map.set(key, [thing]);
}
