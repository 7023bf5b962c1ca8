/** From one time to another, in milliseconds; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** In their order, with adjacent and overlapping ones merged and empty ones dropped. */
export function unitedSpans(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = united.at(-1);
    if (from >= to) continue;
    if (!last || from > last.to) united.push({ from, to });
    else last.to = Math.max(last.to, to);
  }
  return united;
}

/** The first without the others. */
export function spansWithout(spans: readonly Span[], without: readonly Span[]): Span[] {
  let left = spans.map(({ from, to }) => ({ from, to }));
  for (const gap of without) {
    left = left.flatMap(({ from, to }) => [
      { from, to: Math.min(to, gap.from) },
      { from: Math.max(from, gap.to), to },
    ]);
    left = left.filter(({ from, to }) => from < to);
  }
  return left;
}
