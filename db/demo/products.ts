import type { ProductType } from "#features/products/product-types.ts";
import type { PotencyMethod, ProductStatus } from "#features/products/product.ts";
import type { PriceUnit } from "#features/products/price-ladder.ts";
import type { DemoBrand } from "./brands.ts";
import type { DemoStrain } from "./strains.ts";

export interface DemoProduct {
  slug: `sample-${string}`;
  name: string;
  type: ProductType;
  subCategory: string | null;
  strain: DemoStrain["slug"] | null;
  brand: DemoBrand["slug"] | null;
  status: ProductStatus;
  description: { nl: string; en: string; source: "nl" } | null;
  thcPermille: number | null;
  cbdPermille: number | null;
  potency: { method: PotencyMethod; observedOn: string } | null;
  milligramsPerPiece: number | null;
  piecesPerPack: number | null;
  thcMicrogramsPerPiece: number | null;
  /** What one of it costs, more or less; shops differ. */
  price: { unit: PriceUnit; cents: number };
}

function product(
  [type, subCategory]: [type: ProductType, subCategory: string | null],
  name: string,
  { unit = "gram", cents, ...told }: Partial<DemoProduct> & { unit?: PriceUnit; cents: number },
): DemoProduct {
  const words = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9\s-]/g, "");
  return {
    slug: `sample-${words.trim().replace(/[\s-]+/g, "-")}`,
    name,
    type,
    subCategory,
    strain: null,
    brand: null,
    status: "active",
    description: null,
    thcPermille: null,
    cbdPermille: null,
    potency: null,
    milligramsPerPiece: null,
    piecesPerPack: null,
    thcMicrogramsPerPiece: null,
    price: { unit, cents },
    ...told,
  };
}

const TWIJFEL = "sample-zaadje-twijfel";
const NEEF = "sample-nachtvlinder-en-neef";
const BIJNA = "sample-bakkerij-bijna";
const VOUW = "sample-vos-en-vouw";

const lab = (observedOn: string) => ({ method: "lab", observedOn }) as const;
const label = (observedOn: string) => ({ method: "label", observedOn }) as const;

/** Beside these each strain has its unbranded weed product, as in the catalogue. */
export const DEMO_PRODUCTS: DemoProduct[] = [
  product(["weed", "greenhouse"], "Neefs Vrijdagmiddagmist", {
    strain: "sample-vrijdagmiddagmist",
    brand: NEEF,
    thcPermille: 182,
    cbdPermille: 4,
    potency: lab("2026-09-14"),
    cents: 1350,
    description: {
      nl: "Hangt laag, trekt op tegen borreltijd.",
      en: "Hangs low, lifts towards six o'clock.",
      source: "nl",
    },
  }),
  product(["weed", "indoor"], "Ooms Wasmachine", {
    strain: "sample-stille-wasmachine",
    brand: NEEF,
    thcPermille: 196,
    potency: label("2026-06"),
    cents: 1500,
  }),
  product(["weed", "outdoor"], "Buurmans Achtertuin", {
    thcPermille: 80,
    potency: label("2025"),
    cents: 600,
  }),
  product(["weed", "outdoor"], "Huismelange van Niemand", { cents: 500 }),
  product(["weed", "indoor"], "Handschoen Reserva", {
    strain: "sample-kwijtgeraakte-handschoen",
    brand: TWIJFEL,
    status: "discontinued",
    thcPermille: 221,
    potency: lab("2024-03-02"),
    cents: 1800,
  }),
  product(["weed", "greenhouse"], "Nog Even Wachten", { brand: TWIJFEL, status: "pending", cents: 1200 }),
  product(["hash", "moroccan"], "Kameel op Klompen", { cents: 900 }),
  product(["hash", "afghan"], "Het Vliegend Vloerkleed van Gouda", {
    cents: 1100,
    thcPermille: 260,
    potency: label("2026-01"),
  }),
  product(["hash", "lebanese"], "Rode Wekker", { cents: 1050 }),
  product(["hash", "nepalese"], "Bijna een Berg", { cents: 1400 }),
  product(["hash", "dutch"], "Polderklei", { brand: NEEF, cents: 1600, strain: "sample-wiebelstoel" }),
  // The same one, written as somebody else did; none of the menus has it.
  product(["hash", "dutch"], "Polder-Klei", {
    brand: NEEF,
    status: "discontinued",
    thcPermille: 290,
    potency: label("2025-11"),
    cents: 1600,
  }),
  product(["hash", "iceolator"], "Vriesvak Onderste La", {
    brand: NEEF,
    strain: "sample-vrijdagmiddagmist",
    thcPermille: 540,
    potency: lab("2026-10-01"),
    cents: 2800,
  }),
  product(["hash", "dryseparated"], "Theezeef", { brand: NEEF, cents: 2000 }),
  product(["prerolled", "pure"], "Kant-en-Klare Mist", {
    unit: "piece",
    strain: "sample-vrijdagmiddagmist",
    brand: NEEF,
    milligramsPerPiece: 700,
    piecesPerPack: 3,
    thcPermille: 182,
    potency: lab("2026-09-14"),
    cents: 800,
  }),
  product(["prerolled", "withTobacco"], "Schuine Toren", {
    unit: "piece",
    milligramsPerPiece: 1000,
    piecesPerPack: 1,
    cents: 400,
  }),
  product(["prerolled", "pure"], "Halve Zool, Heel Gerold", {
    unit: "piece",
    strain: "sample-halve-zool",
    milligramsPerPiece: 500,
    piecesPerPack: 5,
    cents: 550,
  }),
  product(["prerolled", "infused"], "Dikke Dinsdag", {
    unit: "piece",
    brand: NEEF,
    milligramsPerPiece: 1200,
    piecesPerPack: 1,
    cents: 1400,
  }),
  product(["edibles", "cake"], "Cake van Gisteren", {
    unit: "piece",
    brand: BIJNA,
    milligramsPerPiece: 4500,
    piecesPerPack: 1,
    thcMicrogramsPerPiece: 10_000,
    potency: label("2026-10"),
    cents: 700,
    description: {
      nl: "Begin met een kwart. Wacht. Wacht nog even.",
      en: "Begin with a quarter. Wait. Wait a little longer.",
      source: "nl",
    },
  }),
  product(["edibles", "cookie"], "Koekje Bij de Koffie", {
    unit: "piece",
    brand: BIJNA,
    milligramsPerPiece: 2500,
    piecesPerPack: 4,
    thcMicrogramsPerPiece: 5000,
    potency: label("2026-10"),
    cents: 450,
  }),
  product(["edibles", "chocolate"], "Blokje Geduld", {
    unit: "pack",
    brand: BIJNA,
    milligramsPerPiece: 1000,
    piecesPerPack: 10,
    thcMicrogramsPerPiece: 2500,
    potency: label("2026-10"),
    cents: 1500,
  }),
  product(["edibles", "candy"], "Zure Zebra", {
    unit: "pack",
    milligramsPerPiece: 500,
    piecesPerPack: 20,
    thcMicrogramsPerPiece: 1000,
    potency: label("2026-10"),
    cents: 1200,
  }),
  product(["edibles", "drink"], "Thee met een Omweg", { unit: "piece", brand: BIJNA, cents: 600 }),
  product(["supplies", "papers"], "Vloei van de Vos", {
    unit: "pack",
    brand: VOUW,
    piecesPerPack: 32,
    cents: 150,
  }),
  product(["supplies", "tips"], "Tipjes met Manieren", {
    unit: "pack",
    brand: VOUW,
    piecesPerPack: 50,
    cents: 120,
  }),
  product(["supplies", "grinder"], "De Kleine Molenaar", { unit: "piece", brand: VOUW, cents: 1800 }),
  product(["supplies", "vaporizer"], "Stoomlocje", { unit: "piece", brand: VOUW, cents: 12_900 }),
  product(["supplies", "pipe"], "Kapiteinspijp zonder Schip", { unit: "piece", cents: 2200 }),
  product(["supplies", "storage"], "Potje Dicht", { unit: "piece", brand: VOUW, cents: 900 }),
  product(["supplies", "seeds"], "Twijfelzaadjes, Drie Stuks", {
    unit: "pack",
    brand: TWIJFEL,
    piecesPerPack: 3,
    cents: 2400,
  }),
];
