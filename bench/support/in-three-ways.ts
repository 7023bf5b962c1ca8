import type { Measurement } from "./measurement.ts";
import type { SiteWithoutSocket } from "./site-without-socket.ts";
import { type Drawing, inTurns, overAndOver, servedBySocket, type Spent } from "./ways-to-draw.ts";

const GOAL = { of: "ratio", atMost: 3 } as const;

/** A page called over and over, called in turns with its floor, and both as servers: the goal is the same. */
export async function inThreeWays(
  site: SiteWithoutSocket,
  what: string,
  drawing: Drawing,
): Promise<Measurement[]> {
  return [
    line(`${what}, called over and over`, await overAndOver(site, drawing)),
    line(`${what}, called in turns`, await inTurns(site, drawing)),
    line(`${what}, served by socket`, await servedBySocket(site, drawing)),
  ];
}

const line = (what: string, { real, bare }: Spent): Measurement => ({
  what: `CPU of ${what}`,
  measured: real,
  unit: "ms",
  floor: bare,
  goal: GOAL,
});
