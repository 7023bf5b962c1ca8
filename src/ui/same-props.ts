/** Whether two sets of props hold the very same values; objects are compared as they are, not by content. */
export function hasSameProps<Props extends object>(before: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]))
  );
}
