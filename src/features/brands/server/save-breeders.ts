import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { knownBrands, lockBrands } from "./known-brands.ts";
import { saveBrands } from "./save-brands.ts";

/**
 * Makes a brand of every breeder that is new. A breeder is identified by its name among the breeders, and keeps its slug; others
 * of its name have other slugs. To be called in a transaction; ranks and search are the caller's.
 * @returns the slug of the brand of each name
 */
export async function saveBreeders(
  tx: Database,
  { names, observedOn }: { names: string[]; observedOn: string },
): Promise<Map<string, string>> {
  await lockBrands(tx);
  const known = await knownBrands(tx);
  const slugOfBreeder = new Map(
    known
      .filter(({ kind, isSample }) => kind === "breeder" && !isSample)
      .map(({ name, slug }) => [name, slug]),
  );
  const taken = new Set(known.map(({ slug }) => slug));
  const fresh = [...new Set(names)].filter((name) => !slugOfBreeder.has(name));
  for (const name of fresh) {
    const base = (slugOf(name) || "breeder").replace(/^(?=(?:sample|generated)-)/, "breeder-");
    const slug = freeSlug([base, `${base}-breeder`], taken);
    taken.add(slug);
    slugOfBreeder.set(name, slug);
  }
  await saveBrands(
    tx,
    fresh.map((name) => ({
      slug: slugOfBreeder.get(name) as string,
      name,
      kind: "breeder",
      isSample: false,
      isLicensedGrower: false,
      note: null,
      website: null,
      description: null,
      source: "kushy",
      observedOn,
    })),
  );
  return slugOfBreeder;
}
