/** The slug of the shop whose card in a list an event happened on. */
export function slugUnder(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest("li, article") : null;
  const href = card?.querySelector("a")?.getAttribute("href") ?? "";
  return /\/coffeeshop\/([^/?#]+)/.exec(href)?.[1] ?? null;
}
