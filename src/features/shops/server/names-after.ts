import { likenessOf, OTHER_NAME } from "../alike-names.ts";
import type { FactColumns } from "./fact-columns.ts";

const MOST_FORMER_NAMES = 10;

interface Named {
  name: string;
  formerNames: readonly string[];
}

/** Whether a source that calls a shop so has another name for it, and not another spelling. */
export function isRenamed({ name }: Pick<Named, "name">, told: string): boolean {
  return likenessOf(name, told) < OTHER_NAME;
}

/** The names of a shop that is called `name` now: one that was really another becomes a former name, latest first. */
export function namesAfter(
  shop: Named,
  name: string,
  toldFormerNames: readonly string[] = [],
): Pick<FactColumns, "name" | "former_names"> {
  const former = [...(isRenamed(shop, name) ? [shop.name] : []), ...shop.formerNames, ...toldFormerNames];
  const others = [...new Set(former)].filter((other) => other !== name);
  return { name, former_names: others.slice(0, MOST_FORMER_NAMES) };
}
