import { knownProductsFacts } from "#features/products/server/known-product-facts.ts";
import { knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import { caughtInEach } from "#features/words/server/caught-words.ts";
import type { Database } from "#platform/database/database.ts";
import type { ChangedField, ChangedValue, FieldChange, UserChange, UserChanges } from "../change.ts";
import { changesWaiting } from "./changes-in.ts";
import { isSameValue } from "./is-same-value.ts";
import { wordsOfChange } from "./says-watched-word.ts";
import { valuesOf as valuesOfProduct } from "./product-values.ts";
import { valuesOf as valuesOfShop } from "./shop-values.ts";

type Values = Partial<Record<ChangedField, ChangedValue>>;

/**
 * What waits for an admin, as `changesWaiting` has it, and what stands by now of each fact that is not what it was when somebody
 * suggested another: taking the suggestion would write over it. Lines of menus do without. With the watched words in each.
 */
export async function changesToDecide(
  database: Database,
  of: keyof UserChanges,
  whose: { authorId?: number | null } = {},
): Promise<UserChange[]> {
  const { [of]: changes } = await changesWaiting(database, whose);
  const idsOf = (type: UserChange["type"], item: "shop" | "product") => [
    ...new Set(changes.flatMap((change) => (change.type === type ? Number(change[item]?.["_id"]) : []))),
  ];
  const texts = changes.map(({ text, fields, isSample }) => ({
    text: wordsOfChange(
      text,
      fields.map(({ after }) => after),
    ),
    locale: null,
    isSample,
  }));
  const [shops, products, caught] = await Promise.all([
    knownShopFacts(database, idsOf("shop", "shop")),
    knownProductsFacts(database, idsOf("product", "product")),
    caughtInEach(database, texts),
  ]);
  return changes.map((change, place) => ({
    ...change,
    caught: caught[place] ?? [],
    fields: change.fields.map((field) => withPresent(field, presentOf(change))),
  }));

  function presentOf({ type, shop, product }: UserChange): Values {
    const ofShop = type === "shop" && shops.get(Number(shop?.["_id"]));
    if (ofShop) return valuesOfShop(ofShop.columns);
    const ofProduct = type === "product" && products.get(Number(product?.["_id"]));
    return ofProduct ? valuesOfProduct(ofProduct) : {};
  }
}

function withPresent(changed: FieldChange, values: Values): FieldChange {
  const present = values[changed.field];
  return present === undefined || isSameValue(present, changed.before) ? changed : { ...changed, present };
}
