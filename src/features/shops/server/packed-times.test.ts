import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { nextTime, opennessAt } from "../known-times.ts";
import { knownTimesOf } from "./packed-times.ts";

const database = testDatabase();

interface Judged {
  packed: string;
  isKnown: boolean;
  isOpen: boolean;
  opensAt: string | null;
  closesAt: string | null;
}

const judged = statement(
  "judged-by-the-database",
  (_, p: Params<{ during: string; knownUntil: Date; at: Date }>) => sql<Judged>`
    select packed_times(during, ${p.knownUntil}::timestamptz) as packed,
      ${p.knownUntil}::timestamptz > ${p.at} as "isKnown", during @> ${p.at}::timestamptz as "isOpen",
      lower(next.times) as "opensAt", upper(next.times) as "closesAt"
    from (select ${p.during}::tstzmultirange as during) as asked
    left join lateral (select times from unnest(during) as times where upper(times) > ${p.at} limit 1) as next on true`,
);

const START = Date.UTC(2026, 10, 21);
/** Of milliseconds, so that a sunset is not rounded. */
const moment = fc.nat({ max: 20 * 86_400_000 }).map((since) => new Date(START + since));
/** Whole hours are often adjacent: adjacent times are one. */
const hour = fc.nat({ max: 20 * 24 }).map((hours) => new Date(START + hours * 3_600_000));
const time = fc.oneof(hour, moment);

test("times that were packed mean what they meant in the database, at every moment", async () => {
  const span = fc.tuple(time, time).filter(([one, other]) => one.getTime() !== other.getTime());
  await fc.assert(
    fc.asyncProperty(fc.array(span, { maxLength: 12 }), time, time, async (spans, knownUntil, at) => {
      const ranges = spans.map((ends) => {
        const [from, to] = ends.toSorted((a, b) => a.getTime() - b.getTime());
        return `[${from?.toISOString()},${to?.toISOString()})`;
      });
      const row = await judged.first(database, { during: `{${ranges.join(",")}}`, knownUntil, at });
      const { packed = "", isKnown, isOpen, opensAt, closesAt } = row ?? {};
      const times = knownTimesOf(packed);
      expect(opennessAt(times, at)).toBe(isKnown ? (isOpen ? "open" : "closed") : "unknown");
      const next = nextTime(times, at);
      expect(next && [new Date(next.opensAt), new Date(next.closesAt)]).toEqual(
        opensAt && closesAt ? [new Date(opensAt), new Date(closesAt)] : null,
      );
    }),
    { numRuns: 200 },
  );
});

test("a shop that is never open is closed, and one that told nothing is unknown", () => {
  const at = new Date(START);
  expect(opennessAt(knownTimesOf(String(START / 1000 + 1)), at)).toBe("closed");
  expect(opennessAt(knownTimesOf(String(START / 1000)), at)).toBe("unknown");
  expect(opennessAt(null, at)).toBe("unknown");
});
