/** The sentence of a refusal (API) that names the shop which is there already. */
export function listedSentence({ name, slug }: { name: string; slug: string }): string {
  return `Already listed as ${name}: /coffeeshop/${slug}`;
}

/** The shop that a refusal names; undefined for any other sentence. */
export function shopListedIn(sentence: string | undefined): { name: string; path: string } | undefined {
  const [, name, path] = /^Already listed as (.+): (\/coffeeshop\/[a-z0-9-]+)$/.exec(sentence ?? "") ?? [];
  return name && path ? { name, path } : undefined;
}
