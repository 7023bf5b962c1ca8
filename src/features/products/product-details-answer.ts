import { cardOfPreview, shopPreview, type ShopPreview } from "#features/shops/shop-answers.ts";
import { productPreview } from "./product-answers.ts";
import type {
  Ancestor,
  PriceHistory,
  ProductDetails,
  Relative,
  SellingList,
  SellingShop,
} from "./product-details.ts";

/** A shop that has a product, in an answer. */
export interface SellingShopAnswer extends Omit<SellingShop, "shop"> {
  shop: ShopPreview;
}

/** One page of them, in an answer. */
export interface SellingListAnswer {
  shops: SellingShopAnswer[];
  shopList: Omit<SellingList, "items">;
}

function sellingListAnswer({ items, ...shopList }: SellingList): SellingListAnswer {
  return { shops: items.map(({ shop, ...sold }) => ({ shop: shopPreview(shop), ...sold })), shopList };
}

/** Back to the components' shape. */
export function sellingListOfAnswer({ shops, shopList }: SellingListAnswer): SellingList {
  return { items: shops.map(({ shop, ...sold }) => ({ shop: cardOfPreview(shop), ...sold })), ...shopList };
}

interface Told {
  product: ProductDetails;
  shops: SellingList;
  prices: PriceHistory;
}

/** A product's details in an answer, copied field by field. `brand` is that of lists: whose product it is, else who bred its strain. */
export function productDetailsAnswer({ product, shops, prices }: Told) {
  const { strain, description } = product;
  return {
    ...productPreview(product),
    status: product.status,
    subCategory: product.subCategory,
    aliases: product.aliases,
    photos: product.photos.map(({ alt, ...photo }) => ({ ...photo, alt: alt && alt.text })),
    description,
    cbdPermille: product.cbdPermille,
    potencyObservedOn: product.potencyObservedOn,
    milligramsPerPiece: product.milligramsPerPiece,
    piecesPerPack: product.piecesPerPack,
    thcMicrogramsPerPiece: product.thcMicrogramsPerPiece,
    thcMicrogramsPerPack: product.thcMicrogramsPerPack,
    medianCentsPerGram: product.medianCentsPerGram,
    highCentsPerGram: product.highCentsPerGram,
    source: product.source,
    observedOn: product.observedOn,
    corrections: product.corrections.map(({ fact, source, observedOn }) => ({ fact, source, observedOn })),
    updatedAt: product.updatedAt,
    strain: strain && {
      name: strain.name,
      aliases: strain.aliases,
      breeder: strain.breeder && { url: strain.breeder.slug, name: strain.breeder.name },
      marketedAs: strain.marketedAs,
      effects: strain.effects,
      flavours: strain.flavours,
      terpenes: strain.terpenes,
      source: strain.source,
      observedOn: strain.observedOn,
      productUrl: strain.productSlug,
    },
    lineage: {
      parents: product.lineage.parents.map(ancestorAnswer),
      children: product.lineage.children.map(relativeAnswer),
      childCount: product.lineage.childCount,
    },
    similar: product.similar.map((one) => ({ product: productPreview(one.product), reasons: one.reasons })),
    ofStrain: product.ofStrain.map(productPreview),
    ofBrand: product.ofBrand.map(productPreview),
    ...sellingListAnswer(shops),
    prices: {
      months: prices.months,
      pricedShopCount: prices.pricedShopCount,
      counted: prices.counted.map(({ unit, range, pricedShopCount, months }) => ({
        unit,
        range,
        pricedShopCount,
        months,
      })),
      seenAt: prices.seenAt,
      oldestSeenAt: prices.oldestSeenAt,
      areKept: prices.areKept,
    },
  };
}

function relativeAnswer({ name, productSlug }: Relative) {
  return { name, productUrl: productSlug };
}

interface AncestorAnswer extends ReturnType<typeof relativeAnswer> {
  parents: AncestorAnswer[];
}

function ancestorAnswer(ancestor: Ancestor): AncestorAnswer {
  return { ...relativeAnswer(ancestor), parents: ancestor.parents.map(ancestorAnswer) };
}
