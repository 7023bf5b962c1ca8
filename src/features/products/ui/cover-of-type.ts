import type { CoverMotif } from "#ui/cover/cover-plan.ts";
import type { ProductType } from "../product-types.ts";

/** What the cover of a product without a picture is drawn of (ui/cover/). */
export const COVER_OF_TYPE: Record<ProductType, CoverMotif> = {
  weed: "leaves",
  hash: "blocks",
  prerolled: "cones",
  edibles: "cookies",
  supplies: "tools",
};
