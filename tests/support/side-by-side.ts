/** The items two by two: two browsers at once are what two cores are good for. */
export function twoByTwo<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((_, place) => (place % 2 === 0 ? [items.slice(place, place + 2)] : []));
}

/** The results of all, run in parallel. */
export async function foundSideBySide<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(items.map(look))).flat();
}
