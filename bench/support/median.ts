/** The middle value; of an even number the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("There is no median of nothing");
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
  return (lower + upper) / 2;
}
