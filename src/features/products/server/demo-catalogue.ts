import { DEMO_BRANDS, type DemoBrand } from "#db/demo/brands.ts";
import { DEMO_PRODUCTS, type DemoProduct } from "#db/demo/products.ts";
import { DEMO_STRAINS, type DemoStrain } from "#db/demo/strains.ts";
import type { SourcedBrand } from "#features/brands/server/save-brands.ts";
import { parentFinder } from "./parent-finder.ts";
import type { SourcedProduct } from "./save-products.ts";
import type { SourcedStrain } from "./save-strains.ts";

/** The month in which the invented facts were invented. */
const OBSERVED_ON = "2026-11";

const INVENTED = { isSample: true, source: "sample", observedOn: OBSERVED_ON } as const;

export function demoBrands(): SourcedBrand[] {
  return DEMO_BRANDS.map(({ description, ...brand }: DemoBrand) => ({
    ...brand,
    ...INVENTED,
    isLicensedGrower: false,
    description,
  }));
}

export function demoStrains(): SourcedStrain[] {
  const findParent = parentFinder(DEMO_STRAINS);
  const breeder = DEMO_BRANDS.find(({ kind }) => kind === "breeder");
  return DEMO_STRAINS.map(({ isBredByUs, parents, ...strain }: DemoStrain) => ({
    ...strain,
    ...INVENTED,
    breederSlug: isBredByUs ? (breeder?.slug ?? null) : null,
    parents: parents.map((name) => ({ name, parentSlug: findParent(name) })),
  }));
}

/** Those of each strain, as in the catalogue, and all others. */
export function demoProducts(): SourcedProduct[] {
  return [...DEMO_STRAINS.map(productOfStrain), ...DEMO_PRODUCTS.map(productOf)];
}

function productOfStrain({ slug, name, thcPermille, cbdPermille }: DemoStrain): SourcedProduct {
  const hasPotency = thcPermille !== null || cbdPermille !== null;
  return {
    ...INVENTED,
    slug,
    name,
    type: "weed",
    subCategory: null,
    strainSlug: slug,
    brandSlug: null,
    status: "active",
    description: null,
    thcPermille,
    cbdPermille,
    potency: hasPotency ? { method: "catalogue", observedOn: OBSERVED_ON } : null,
    milligramsPerPiece: null,
    piecesPerPack: null,
    thcMicrogramsPerPiece: null,
  };
}

function productOf({ strain, brand, ...product }: DemoProduct): SourcedProduct {
  return { ...product, ...INVENTED, strainSlug: strain, brandSlug: brand };
}
