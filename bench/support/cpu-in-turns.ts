import { setImmediate as nextTurnOfLoop } from "node:timers/promises";
import { median } from "./median.ts";

const ROUND_COUNT = 15;
/** Enough that a collection of garbage is spread over many turns. */
const TURNS_IN_ROUND = 40;
/** Until the compiler has seen the hot paths. */
const WARM_UP_TURNS = 300;

interface Contenders<Prepared> {
  /** Made for each turn, outside of what is measured. */
  prepare: () => Prepared;
  real: (prepared: Prepared) => unknown;
  bare: (prepared: Prepared) => unknown;
}

/**
 * Milliseconds of CPU that one call of each costs when they take turns, as a site answers one page after the other: in a
 * loop of its own the smaller one would find all it needs in the caches of the processor, where no request finds it. The
 * median of rounds. CPU and not time, so that waiting for the database counts for nothing.
 *
 * Each pays for its own garbage: V8 collects it when the event loop turns, so each is given a turn of it at its end. Else the
 * one that waits for something would collect also what the one that never waits has left. What an empty turn costs is
 * taken off both.
 */
export async function cpuInTurns<Prepared>(
  contenders: Contenders<Prepared>,
): Promise<{ real: number; bare: number }> {
  await round(contenders, WARM_UP_TURNS);
  const rounds = [];
  for (let count = 0; count < ROUND_COUNT; count++) rounds.push(await round(contenders, TURNS_IN_ROUND));
  return {
    real: median(rounds.map(({ real }) => real)),
    bare: median(rounds.map(({ bare }) => bare)),
  };
}

async function round<Prepared>({ prepare, real, bare }: Contenders<Prepared>, turnCount: number) {
  const spent = { real: 0, bare: 0, nothing: 0 };
  for (let turn = 0; turn < turnCount; turn++) {
    const prepared = prepare();
    spent.real += await cpuOf(() => real(prepared));
    spent.bare += await cpuOf(() => bare(prepared));
    spent.nothing += await cpuOf(() => undefined);
  }
  return { real: (spent.real - spent.nothing) / turnCount, bare: (spent.bare - spent.nothing) / turnCount };
}

async function cpuOf(contender: () => unknown): Promise<number> {
  const before = cpuMs();
  await contender();
  // Two, because the first may still be the one it ends in.
  await nextTurnOfLoop();
  await nextTurnOfLoop();
  return cpuMs() - before;
}

/** Of all threads of this process: rendering, compiling, collecting garbage. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
