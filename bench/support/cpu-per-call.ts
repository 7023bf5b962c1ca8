import { median } from "./median.ts";

const ROUND_COUNT = 15;
/** Long enough that a collection of garbage is spread over many calls. */
const ROUND_MS = 100;
/** Until the compiler has seen the hot paths. */
const WARM_UP_MS = 1_500;

export type Contender = () => unknown;

/**
 * Milliseconds of CPU that one call costs, for each contender: the median of rounds that take turns, because a busy
 * machine slows neighbours in time alike. CPU and not time, so that waiting for the database counts for nothing.
 */
export async function cpuPerCall<Name extends string>(
  contenders: Record<Name, Contender>,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[];
  const callCounts = new Map<Name, number>();
  for (const name of names) callCounts.set(name, await callsInRound(contenders[name]));
  const rounds = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUND_COUNT; round++) {
    for (const name of names) {
      const spent = await cpuOf(contenders[name], callCounts.get(name) ?? 1);
      rounds.get(name)?.push(spent);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rounds.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** CPU of all threads of this process: rendering, compiling, collecting garbage. */
export function processCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function callsInRound(contender: Contender): Promise<number> {
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < WARM_UP_MS) await contender();
  const perCall = await cpuOf(contender, 10);
  return Math.max(3, Math.round(ROUND_MS / Math.max(perCall, 0.001)));
}

async function cpuOf(contender: Contender, callCount: number): Promise<number> {
  const before = processCpuMs();
  for (let call = 0; call < callCount; call++) await contender();
  return (processCpuMs() - before) / callCount;
}
