import * as v from "valibot";
import { CORRECTED_FACTS, CORRECTION_SOURCES, DESK_STRAIN_FACTS } from "#features/products/correction.ts";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import { AVAILABILITIES } from "#features/products/menu.ts";
import { COUNTED_UNITS, PRICE_UNITS } from "#features/products/price-ladder.ts";
import { PRODUCT_SOURCES, PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import { MARKETED_AS, STRAIN_SOURCES } from "#features/products/strain.ts";
import { TERPENES } from "#features/products/terpenes.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { photos } from "./picture-schemas.ts";
import { ProductPreview } from "./product-schemas.ts";
import { ShopPreview } from "./shop-schemas.ts";

const count = v.nullable(v.number());
const named = v.nullable(v.strictObject({ url: v.string(), name: v.string() }));
const relative = { name: v.string(), productUrl: v.nullable(v.string()) };

/** Parents, grandparents and great-grandparents: three generations, and no more. */
const GreatGrandparent = v.strictObject({ ...relative, parents: v.array(v.never()) });
const Grandparent = v.strictObject({ ...relative, parents: v.array(GreatGrandparent) });
const Parent = v.pipe(
  v.strictObject({ ...relative, parents: v.array(Grandparent) }),
  v.metadata({ ref: "Ancestor" }),
);

const Strain = v.strictObject({
  name: v.string(),
  aliases: v.array(v.string()),
  breeder: named,
  marketedAs: v.nullable(v.picklist(MARKETED_AS)),
  effects: v.array(v.picklist(EFFECTS)),
  flavours: v.array(v.picklist(FLAVOURS)),
  terpenes: v.array(v.picklist(TERPENES)),
  source: v.picklist(STRAIN_SOURCES),
  observedOn: v.string(),
  productUrl: v.nullable(v.string()),
});

const Rung = v.strictObject({ unit: v.picklist(PRICE_UNITS), quantity: v.number(), cents: v.number() });

const SellingShop = v.strictObject({
  shop: ShopPreview,
  available: v.picklist(AVAILABILITIES),
  ladder: v.array(Rung),
  arePricesKept: v.boolean(),
  centsPerGram: count,
  fromCents: count,
  lastSeenAt: v.string(),
});

const PriceMonth = v.strictObject({
  month: v.string(),
  lowCents: v.number(),
  medianCents: v.number(),
  highCents: v.number(),
  shopCount: v.number(),
});

const CountedPrices = v.strictObject({
  unit: v.picklist(COUNTED_UNITS),
  range: v.nullable(v.strictObject({ lowCents: v.number(), medianCents: v.number(), highCents: v.number() })),
  pricedShopCount: v.number(),
  months: v.array(PriceMonth),
});

/** One product in an answer: THC and CBD in tenths of a percent, prices in cents, of a gram where nothing else is said. */
export const Product = v.pipe(
  v.strictObject({
    ...ProductPreview.entries,
    status: v.picklist(PUBLIC_PRODUCT_STATUSES),
    subCategory: v.nullable(v.string()),
    aliases: v.array(v.string()),
    photos,
    description: v.nullable(v.strictObject({ text: v.string(), locale: v.picklist(LOCALES) })),
    cbdPermille: count,
    potencyObservedOn: v.nullable(v.string()),
    milligramsPerPiece: count,
    piecesPerPack: count,
    thcMicrogramsPerPiece: count,
    thcMicrogramsPerPack: count,
    medianCentsPerGram: count,
    highCentsPerGram: count,
    source: v.picklist(PRODUCT_SOURCES),
    observedOn: v.string(),
    corrections: v.pipe(
      v.array(
        v.strictObject({
          fact: v.picklist([...CORRECTED_FACTS, ...DESK_STRAIN_FACTS]),
          source: v.picklist(CORRECTION_SOURCES),
          observedOn: v.string(),
        }),
      ),
      v.description(
        "Facts that people have put right: these are of their word and day. `potency` is THC and CBD",
      ),
    ),
    updatedAt: v.string(),
    strain: v.nullable(Strain),
    lineage: v.strictObject({
      parents: v.array(Parent),
      children: v.array(v.strictObject(relative)),
      childCount: v.number(),
    }),
    similar: v.array(v.strictObject({ product: ProductPreview, reasons: v.array(v.string()) })),
    ofStrain: v.array(ProductPreview),
    ofBrand: v.array(ProductPreview),
    shops: v.array(SellingShop),
    shopList: v.strictObject({
      total: v.number(),
      openCount: count,
      unknownHoursCount: v.number(),
      page: v.number(),
      pageCount: v.number(),
    }),
    prices: v.strictObject({
      months: v.array(PriceMonth),
      pricedShopCount: v.number(),
      counted: v.array(CountedPrices),
      seenAt: v.nullable(v.string()),
      oldestSeenAt: v.nullable(v.string()),
      areKept: v.boolean(),
    }),
  }),
  v.metadata({ ref: "Product" }),
);
