import * as v from "valibot";
import { slugSchema } from "#features/places/slug.ts";

/** The query of `GET /api/getshop` (product.md section 12). */
export const getShopQuery = v.object({ url: slugSchema });
