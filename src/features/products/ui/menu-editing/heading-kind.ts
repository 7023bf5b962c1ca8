import { plainLetters } from "#platform/text/plain-letters.ts";
import type { ProductType } from "../../product-types.ts";

/** What menus call a whole kind of product, in our languages; a word for a part of one (`Grinders`, `Indica`) is none. */
const NAMES: Record<ProductType, string> = {
  weed: "wiet weed gras cannabis marihuana marijuana herbe hierba erba erva ziolo trava bluten flower flowers",
  hash: "hash hasj hasjiesj hasch haschisch hashish hachis haschich haxixe haszysz hasz hasis",
  prerolled:
    "joint joints jointy preroll prerolls prerolled voorgedraaid voorgedraaide vorgedreht preroules preliados porros charros spinelli skrety",
  edibles: "edible edibles eetbaar essbares comestibles edibili comestiveis jadalne jedle",
  supplies:
    "accessories accessoires accessoire rookgerei rookwaren supplies raucherbedarf zubehor accesorios accessori akcesoria acessorios",
};

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)),
);

/** The kind of product that a heading names, and nothing else; undefined for one of any other meaning. */
export function headingKind(title: string): string | undefined {
  return KINDS.get(plainLetters(title).replaceAll(/[^a-z]/g, ""));
}
