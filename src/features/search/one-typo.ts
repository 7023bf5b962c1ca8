/**
 * Whether two texts are equal or one typo apart: one letter too many, too few or changed, or two neighbours swapped
 * (contract.md, Autocomplete). Takes texts as lists of characters.
 */
export function isOneTypoApart(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let endOfA = a.length;
  let endOfB = b.length;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const ofA = endOfA - start;
  const ofB = endOfB - start;
  if (ofA <= 1 && ofB <= 1) return true;
  return ofA === 2 && ofB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
