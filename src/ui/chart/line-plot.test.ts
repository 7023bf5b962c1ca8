import fc from "fast-check";
import { expect, it } from "vitest";
import { linePlot } from "./line-plot.ts";

const point = fc.record({
  value: fc.option(fc.integer({ min: 0, max: 100_000 })),
  spread: fc.integer({ min: 0, max: 5000 }),
});
const points = fc.array(point, { minLength: 1, maxLength: 60 }).map((some) =>
  some.map(({ value, spread }, place) => ({
    id: String(place),
    label: `no. ${place}`,
    value,
    ...(value === null ? {} : { low: Math.max(0, value - spread), high: value + spread }),
  })),
);

it("everything lies within the picture, whatever the values", () => {
  fc.assert(
    fc.property(points, (some) => {
      const plot = linePlot(some);
      const places = [...plot.dots.flatMap(({ x, y }) => [x, y]), ...plot.ticks.map(({ y }) => y)];
      for (const place of [...places, ...plot.labels.map(({ x }) => x)]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
      expect(plot.line + plot.range).not.toMatch(/NaN|Infinity/);
      expect(plot.dots).toHaveLength(some.filter(({ value }) => value !== null).length);
    }),
  );
});

it("a higher value stands higher, and the last label is always there", () => {
  const plot = linePlot(
    [10, 20, 15].map((value, place) => ({ id: String(place), label: `${value}`, value })),
  );
  const [low, high] = plot.dots.map(({ y }) => y);
  expect(high).toBeLessThan(low ?? 0);
  const long = linePlot(
    Array.from({ length: 24 }, (_, place) => ({ id: `${place}`, label: `m${place}`, value: place })),
  );
  expect(long.labels.at(-1)).toMatchObject({ text: "m23", anchor: "end" });
  expect(long.labels.length).toBeLessThanOrEqual(4);
});

it("what nobody knows leaves a gap and is not drawn through", () => {
  const values = [10, null, 12, 13];
  const plot = linePlot(values.map((value, place) => ({ id: `${place}`, label: "", value })));
  expect(plot.line.match(/M/g)).toHaveLength(2);
});
