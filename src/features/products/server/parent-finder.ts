import { slugOf } from "#platform/text/slug.ts";

/**
 * Finds the slug of the strain a parent is called by; null where there is none. By its slug, else by its name without
 * spaces and signs: `AK47` is `AK-47`. Of two of a name the first is taken.
 */
export function parentFinder(strains: { slug: string; name: string }[]): (name: string) => string | null {
  const slugs = new Set(strains.map(({ slug }) => slug));
  const slugOfName = new Map<string, string>();
  for (const { slug, name } of strains) {
    const key = bare(name);
    if (!slugOfName.has(key)) slugOfName.set(key, slug);
  }
  return (name) => {
    const slug = slugOf(name);
    return slugs.has(slug) ? slug : (slugOfName.get(bare(name)) ?? null);
  };
}

function bare(name: string): string {
  return slugOf(name).replaceAll("-", "");
}
