import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENOUGH_SHOPS, isRingComplete, nearMe, ringAround, RINGS_KM, walkMinutes } from "./near-me.ts";

const at = (distanceMetres: number, state: "open" | "closed" | "unknown" = "unknown") => {
  const opening =
    state === "open"
      ? { state, closesAt: null }
      : state === "closed"
        ? { state, opensAt: null }
        : { state: "unknown" as const };
  return { distanceMetres, opening, status: "active" as const };
};

const shops = fc
  .array(
    fc.tuple(
      fc.nat({ max: 60_000 }),
      fc.constantFrom("open" as const, "closed" as const, "unknown" as const),
    ),
    {
      maxLength: 40,
    },
  )
  .map((all) => all.toSorted(([a], [b]) => a - b).map(([metres, state]) => at(metres, state)));

describe("near me", () => {
  test("is the narrowest ring that has ten shops", () => {
    const ten = (farthest: number) => [...Array.from({ length: 9 }, () => at(10)), at(farthest)];
    expect([1000, 1001, 2000, 4999, 5001, 25_000].map((metres) => ringAround(ten(metres)))).toEqual([
      1, 2, 2, 5, 25, 25,
    ]);
  });

  test("is the ten nearest however far, where no ring has ten", () => {
    const far = Array.from({ length: 12 }, (_, index) => at(30_000 + index));
    expect(nearMe(far)).toMatchObject({ ringKm: null, unknown: far.slice(0, ENOUGH_SHOPS) });
    expect(nearMe([])).toEqual({ ringKm: null, open: [], unknown: [], closed: [] });
  });

  test("has the open ones, then those of unknown hours, then the closed ones, each nearest first and none twice", () => {
    fc.assert(
      fc.property(shops, (all) => {
        const { ringKm, open, unknown, closed } = nearMe(all);
        const shown = [...open, ...unknown, ...closed];
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeGreaterThanOrEqual(Math.min(ENOUGH_SHOPS, all.length));
        const reach = ringKm === null ? Number.POSITIVE_INFINITY : ringKm * 1000;
        expect(shown.every(({ distanceMetres }) => distanceMetres <= reach)).toBe(true);
        if (ringKm !== null) {
          expect(shown).toHaveLength(all.filter(({ distanceMetres }) => distanceMetres <= reach).length);
          const narrower = RINGS_KM.filter((km) => km < ringKm);
          for (const km of narrower)
            expect(all.filter(({ distanceMetres }) => distanceMetres <= km * 1000).length).toBeLessThan(
              ENOUGH_SHOPS,
            );
        }
        for (const [state, group] of Object.entries({ open, unknown, closed })) {
          expect(group.every(({ opening }) => opening.state === state)).toBe(true);
          expect(group).toEqual(group.toSorted((a, b) => a.distanceMetres - b.distanceMetres));
        }
      }),
    );
  });

  test("needs no more shops than those that reach beyond its ring", () => {
    fc.assert(
      fc.property(shops, fc.nat({ max: 40 }), (all, count) => {
        const read = all.slice(0, count);
        if (isRingComplete(read)) expect(nearMe(read)).toEqual(nearMe(all));
      }),
    );
  });

  test("says how long a walk takes", () => {
    expect([0, 79, 610, 2000].map(walkMinutes)).toEqual([1, 1, 9, 30]);
  });
});
