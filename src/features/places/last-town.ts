/** The town that this tab was last about: in memory alone, because where somebody looks is theirs to say. */
let last: string | undefined;

export function rememberTown(slug: string): void {
  last = slug;
}

export function lastTown(): string | undefined {
  return last;
}
