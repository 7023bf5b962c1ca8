/** The same things in their order, so many at a time; the last ones may be fewer. */
export function batches<Thing>(all: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, number) =>
    all.slice(number * size, (number + 1) * size),
  );
}
