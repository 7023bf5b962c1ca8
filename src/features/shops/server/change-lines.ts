import type { FactChange } from "./save-facts.ts";

interface AddedShop {
  slug: string;
  name: string;
  city: string;
  /** Where it is an element of OpenStreetMap. */
  osmId?: string;
}

const LONGEST_VALUE = 100;

/** Each new shop, and each field of each shop that changes, old → new. */
export function changeLines({ added, changes }: { added: AddedShop[]; changes: FactChange[] }): string[] {
  const slugs = [...new Set([...added.map(({ slug }) => slug), ...changes.map(({ slug }) => slug)])];
  const newShop = new Map(added.map((shop) => [shop.slug, shop]));
  return slugs.flatMap((slug) => {
    const shop = newShop.get(slug);
    return [
      shop ? `  + ${slug} (${[shop.name, shop.city, shop.osmId].filter(Boolean).join(", ")})` : `  ~ ${slug}`,
      ...changes
        .filter((change) => change.slug === slug)
        .map(({ field, from, to }) => `      ${field}: ${written(from)} → ${written(to)}`),
    ];
  });
}

function written(value: unknown): string {
  if (value === null || value === "unknown" || (Array.isArray(value) && value.length === 0)) return "unknown";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
